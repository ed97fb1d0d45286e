/** Orders of the list that was last shown, in this tab, and the newest order that this device has shown. */
export const ORDERS_KEY = 'elvare-admin-orders';
export const SEEN_ORDER_KEY = 'elvare-admin-seen-order';

/** Forgets which orders were shown; called when somebody signs out. */
export function forgetOrders(): void {
  try {
    sessionStorage.removeItem(ORDERS_KEY);
    localStorage.removeItem(SEEN_ORDER_KEY);
  } catch {}
}

/** Returns a text that this browser keeps; null without one. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text for the next visit; without storage it is gone then. */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {}
}
