import type { Lang } from '#routes.ts';
import { formatDay } from '#rules/delivery.ts';
import { formatReceived } from '#rules/withdrawals.ts';
import type { AlertData } from './alert-kinds.ts';

type WithdrawalWriters = {
  readonly [Kind in 'withdrawal_new' | 'withdrawal_due']: (data: AlertData<Kind>) => {
    title: string;
    text: string;
  };
};

/** Texts of the alerts about withdrawals: a new one, and one whose money is due. */
export const WITHDRAWAL_WRITERS: Readonly<Record<Lang, WithdrawalWriters>> = {
  de: {
    withdrawal_new: ({ number, declaredAt, dueOn }) => ({
      title:
        number === null ? 'Ein Widerruf ohne bekannte Bestellung' : `Ein Widerruf zu ${number}`,
      text: `${declaredAt === undefined ? '' : `Eingegangen am ${formatReceived(declaredAt, 'de')}. `}${number === null ? 'Ordne ihn unter „Rückgaben“ einer Bestellung zu.' : 'Er steht unter „Rückgaben“, und die Bestellung wird nicht mehr gepackt.'} Das Geld muss bis ${formatDay(dueOn, 'de')} zurück sein, oder geklärt, warum nicht.`,
    }),
    withdrawal_due: ({ dueOn }) => ({
      title: 'Eine Rückgabe ist bald fällig',
      text: `Bis ${formatDay(dueOn, 'de')} muss das Geld zurück sein, oder geklärt, warum nicht. Was offen ist, steht unter „Rückgaben“.`,
    }),
  },
  en: {
    withdrawal_new: ({ number, declaredAt, dueOn }) => ({
      title: number === null ? 'A withdrawal without a known order' : `A withdrawal of ${number}`,
      text: `${declaredAt === undefined ? '' : `Received on ${formatReceived(declaredAt, 'en')}. `}${number === null ? 'Assign it to an order under ‘Returns’.' : 'It stands under ‘Returns’, and the order is no longer to be packed.'} The money must be back by ${formatDay(dueOn, 'en')}, or it must be clear why not.`,
    }),
    withdrawal_due: ({ dueOn }) => ({
      title: 'A return is due soon',
      text: `The money must be back by ${formatDay(dueOn, 'en')}, or it must be clear why not. ‘Returns’ shows what is open.`,
    }),
  },
};
