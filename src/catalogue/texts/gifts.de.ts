import type { GiftKind } from '../types.ts';
import type { GiftTexts } from './types.ts';

export const GIFT_TEXTS_DE: Readonly<Record<GiftKind, GiftTexts>> = {
  card_holder: {
    title: 'Elvare Kartenetui',
    text: 'Das aus unserem Programm, in der Farbe, die du aussuchst.',
  },
  raffle_ticket: {
    title: 'Gewinnspiel-Los',
    text: 'Ein Los, eine Nummer, einmal Daumendrücken.',
  },
  wallet: {
    title: 'Elvare Geldbörse',
    text: 'Aus demselben Leder wie die Griffe, mit Fach für Münzen.',
  },
  gift_box: {
    title: 'Geschenkbox',
    text: 'Feste Schachtel mit Band. Auspacken macht trotzdem jemand anderes.',
  },
  premium_extras: {
    title: 'Premium Extras',
    text: 'Lederbalsam, Pflegetuch und ein Beutel aus Baumwolle.',
  },
};
