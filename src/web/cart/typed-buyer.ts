import { readText, storeText } from '../browser-storage.ts';

const KEY = 'typed-buyer';

/** Keeps a text about the buyer that `/kasse` asks for, until the tab closes. */
export const storeTypedBuyer = (text: string): void => storeText(KEY, text, 'sessionStorage');

export const readTypedBuyer = (): string | null => readText(KEY, 'sessionStorage');

/** Forgets it: the order was paid, or its account signed out. */
export const forgetTypedBuyer = (): void => storeTypedBuyer('');
