import type { Lang } from '#routes.ts';
import { formatDay } from '#rules/delivery.ts';
import type { AlertData } from './alert-kinds.ts';

type Write = (data: AlertData<'withdrawal_due'>) => { title: string; text: string };

/** Texts of the alert about a withdrawal whose money is due. */
export const WITHDRAWAL_WRITERS: Readonly<Record<Lang, { readonly withdrawal_due: Write }>> = {
  de: {
    withdrawal_due: ({ dueOn }) => ({
      title: 'Eine Rückgabe ist bald fällig',
      text: `Bis ${formatDay(dueOn, 'de')} muss das Geld zurück sein, oder geklärt, warum nicht. Was offen ist, steht unter „Rückgaben“.`,
    }),
  },
  en: {
    withdrawal_due: ({ dueOn }) => ({
      title: 'A return is due soon',
      text: `The money must be back by ${formatDay(dueOn, 'en')}, or it must be clear why not. ‘Returns’ shows what is open.`,
    }),
  },
};
