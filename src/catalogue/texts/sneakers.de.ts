import type { SeedSneakerId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const KIEZ = {
  material: [
    { label: 'Obermaterial', value: 'Rindleder' },
    { label: 'Futter und Decksohle', value: 'Textil (Baumwolle, Polyester)' },
    { label: 'Laufsohle', value: 'Gummi' },
  ],
  care: 'Mit einem feuchten Tuch abwischen und an der Luft trocknen, nie auf der Heizung. Alle paar Wochen etwas farblose Lederpflege.',
  details: [
    { label: 'Passform', value: 'Fällt normal aus, bei halben Größen die größere' },
    { label: 'Sohlenhöhe', value: '28 mm' },
    { label: 'Gewicht', value: '390 g je Schuh in Größe 42' },
  ],
} as const;

const HAFEN = {
  material: [
    { label: 'Obermaterial', value: 'Textil (Polyester-Mesh), Besätze aus Veloursleder' },
    { label: 'Futter und Decksohle', value: 'Textil (Polyester)' },
    { label: 'Laufsohle', value: 'Gummi, Zwischensohle aus EVA-Schaum' },
  ],
  care: 'Trocken abbürsten, Flecken im Mesh mit lauwarmem Wasser und milder Seife lösen. Nicht in die Maschine: Das Velours nimmt es übel.',
  details: [
    { label: 'Passform', value: 'Fällt etwas schmal aus, breite Füße nehmen eine Größe mehr' },
    { label: 'Sohlenhöhe', value: '36 mm an der Ferse, 26 mm vorn' },
    { label: 'Gewicht', value: '310 g je Schuh in Größe 42' },
  ],
} as const;

const BLOCK = {
  material: [
    { label: 'Obermaterial', value: 'Rindleder' },
    { label: 'Futter und Decksohle', value: 'Textil (Polyester), Fersenbereich Leder' },
    { label: 'Laufsohle', value: 'Gummi' },
  ],
  care: 'Feucht abwischen, mit Zeitungspapier ausgestopft trocknen lassen. Vor dem ersten Regen imprägnieren und danach noch einmal.',
  details: [
    { label: 'Passform', value: 'Fällt normal aus' },
    { label: 'Schafthöhe', value: '11 cm' },
    { label: 'Gewicht', value: '450 g je Schuh in Größe 42' },
  ],
} as const;

const RAMPE = {
  material: [
    { label: 'Obermaterial', value: 'Textil (Baumwoll-Canvas) und Veloursleder' },
    { label: 'Futter und Decksohle', value: 'Textil (Baumwolle)' },
    { label: 'Laufsohle', value: 'Gummi, vulkanisiert' },
  ],
  care: 'Schmutz trocknen lassen und ausbürsten. Den Rest erledigt ein feuchtes Tuch, die Spuren auf dem Gummirand ein Radiergummi.',
  details: [
    { label: 'Passform', value: 'Fällt normal aus, sitzt anfangs fest und gibt nach' },
    { label: 'Sohlenhöhe', value: '24 mm' },
    { label: 'Gewicht', value: '360 g je Schuh in Größe 42' },
  ],
} as const;

export const SNEAKER_TEXTS_DE: Readonly<Record<SeedSneakerId, ProductTexts>> = {
  'kiez-low-waldgruen': {
    ...KIEZ,
    description:
      'Weißes Leder, ein Streifen Waldgrün, Ende der Ansprache. Der Kiez Low geht ins Büro, in die Kneipe und am Sonntag zu den Eltern, ohne dass du dich dazwischen umziehst.',
    features: [
      'Genarbtes Leder, das mit jedem Tag weicher wird',
      'Streifen und Ferse in Waldgrün',
      'Gelochte Spitze, damit die Zehen atmen',
      'Gepolsterter Rand, der am Knöchel nicht scheuert',
    ],
  },
  'kiez-low-navy': {
    ...KIEZ,
    description:
      'Navy, Sand und Weiß kennen sich vom Segeln. Hier treffen sie sich an Land wieder und vertragen sich noch immer, gern zu Jeans und nackten Knöcheln.',
    features: [
      'Spitze und Ösenleiste in Sand abgesetzt',
      'Streifen und Ferse in Navy',
      'Flache Schnürsenkel, die gebunden bleiben',
      'Nähte an der Spitze doppelt geführt',
    ],
  },
  'kiez-low-mono': {
    ...KIEZ,
    description:
      'Schwarz auf Schwarz, und darunter eine helle Sohle. Für Leute, die morgens eine Entscheidung weniger treffen möchten und abends trotzdem passend angezogen sind.',
    features: [
      'Leder, Senkel und Zunge in einem Schwarz',
      'Helle Sohle, ringsum abgesteppt',
      'Streifen nur durch die Naht zu erkennen',
      'Abriebfeste Ferse für lange Arbeitstage',
    ],
  },
  'kiez-low-rosa': {
    ...KIEZ,
    description:
      'Rosa steht allen, die es einfach anziehen. Hier sitzt es an Spitze, Streifen und Ferse; der Rest ist weiß und hält sich raus.',
    features: [
      'Rosa Besätze aus durchgefärbtem Leder',
      'Zungenlabel Ton in Ton',
      'Herausnehmbare Decksohle, auch für eigene Einlagen',
      'Ersatzsenkel in Weiß liegen bei',
    ],
  },
  'hafen-runner-nebel': {
    ...HAFEN,
    description:
      'Grau wie die Elbe um sieben Uhr früh, mit einem Stück Orange an der Ferse, damit man dich wiederfindet. Bequem ab der ersten Minute, leise auf jedem Boden.',
    features: [
      'Luftiges Mesh, vorn doppelt gelegt',
      'Keilsohle, die weich aufsetzt',
      'Ferse in Signalorange',
      'Profil, das nassen Stein ernst nimmt',
    ],
  },
  'hafen-runner-sand': {
    ...HAFEN,
    description:
      'Sandfarbenes Mesh, karamellbraunes Velours und hinten ein Stück Kiefernwald. Er sieht nach Promenade aus, ist aber für Kopfsteinpflaster gebaut.',
    features: [
      'Velours an Spitze, Ösen und Ferse',
      'Tannengrüner Akzent hinten',
      'Zunge aus Rippstrick, die nicht verrutscht',
      'Sohle in Creme, die Staub verzeiht',
    ],
  },
  'hafen-runner-tinte': {
    ...HAFEN,
    description:
      'So dunkelblau, dass man zweimal hinsieht. Beim zweiten Mal ist es dann die limettengrüne Ferse.',
    features: [
      'Mesh und Velours im selben Tintenblau',
      'Ferse und Monogramm in Limette',
      'Reflektierender Streifen an der Seite',
      'Gezahnte Laufsohle für Treppen im Regen',
    ],
  },
  'hafen-runner-beere': {
    ...HAFEN,
    description:
      'Beerenrot auf blassem Flieder, dazu eine rosa Ferse: Das klingt nach Nachtisch und läuft sich wie ein Runner. Vorn weich, hinten fest, insgesamt gut gelaunt.',
    features: [
      'Drei Beerentöne, keiner davon süß',
      'Atmungsaktives Mesh über dem Spann',
      'Feste Fersenschale aus Velours',
      'Schaumsohle, die nach dem Schritt zurückfedert',
    ],
  },
  'block-high-schwarz': {
    ...BLOCK,
    description:
      'Ein Hightop, der wenig redet: schwarzes Leder, ein weißer Streifen, fertig. Der Schaft hält den Knöchel, die Sohle den Rest.',
    features: [
      'Hoher Schaft mit dicker Polsterung',
      'Weißer Streifen, beidseitig vernäht',
      'Monogramm an der Ferse geprägt',
      'Sieben Ösenpaare für festen Sitz',
    ],
  },
  'block-high-rot': {
    ...BLOCK,
    description:
      'Rot am Schaft, Schwarz an der Spitze, viel Weiß dazwischen. Ein Schuh wie aus einer Turnhalle, in der noch Parkett lag.',
    features: [
      'Schaft und Streifen in kräftigem Rot',
      'Schwarze Spitze, die Bordsteine nicht fürchtet',
      'Gelochtes Leder über den Zehen',
      'Zuglasche hinten zum schnellen Anziehen',
    ],
  },
  'block-high-eis': {
    ...BLOCK,
    description:
      'Weiß mit einem Blau, das nach Gefrierfach aussieht. Sogar die Sohle hat einen Hauch davon abbekommen, und genau daran erkennt man ihn von Weitem.',
    features: [
      'Sohle in hellem Eisblau eingefärbt',
      'Schaft aus weichem, blauem Leder',
      'Gewachste Senkel, die Nässe abperlen lassen',
      'Innen ohne Naht am großen Zeh',
    ],
  },
  'block-high-cognac': {
    ...BLOCK,
    description:
      'Cognacfarbenes Leder, das jede Woche etwas mehr nach dir aussieht. Kratzer gehören dazu; nach einem Jahr kennst du sie beim Namen.',
    features: [
      'Pflanzlich gegerbtes Leder mit sichtbarer Narbung',
      'Dunkler abgesetzter Streifen und Ferse',
      'Cremefarbene Sohle, die mit dem Leder altert',
      'Passt über dicke Socken und unter schmale Hosen',
    ],
  },
  'rampe-skate-schwarz': {
    ...RAMPE,
    description:
      'Ein Skateschuh ohne Skateboardpflicht. Schwarz, ein heller Streifen und eine Sohle, die bleibt, wo du sie hinstellst.',
    features: [
      'Velours, wo das Griptape reibt',
      'Vulkanisierte Sohle mit viel Bodengefühl',
      'Helle Ziernähte, dreifach an der Spitze',
      'Gepolsterte Zunge gegen Druckstellen',
    ],
  },
  'rampe-skate-bordeaux': {
    ...RAMPE,
    description:
      'Dunkelrot wie der Wein, den man lieber nicht über helle Teppiche trägt. Ein heller Streifen und die weiße Naht, mehr Schmuck gibt es nicht.',
    features: [
      'Bordeaux vom Schaft bis zur Spitze',
      'Kontrastnähte in Naturweiß',
      'Flache Sohle, sicher auf Pedal und Brett',
      'Canvas am Spann, damit er nicht drückt',
    ],
  },
  'rampe-skate-oliv': {
    ...RAMPE,
    description:
      'Oliv verträgt sich mit fast allem, was im Schrank hängt. Einlaufen, dreckig machen, ausbürsten, von vorn anfangen: Dafür ist er da.',
    features: [
      'Olivgrünes Canvas mit Besätzen aus Velours',
      'Streifen und Sohle in Naturweiß',
      'Zwei Lüftungsösen an der Innenseite',
      'Gummirand, der sich mit einem Radiergummi putzen lässt',
    ],
  },
  'rampe-skate-himmel': {
    ...RAMPE,
    description:
      'Ein Blau wie ein Vormittag ohne Termine. Es hat gute Laune und drängt sie niemandem auf, dir auch nicht.',
    features: [
      'Himmelblaues Velours an Spitze und Ferse',
      'Weißer Streifen an der Seite',
      'Weiche Decksohle mit etwas Fußbett',
      'Leicht genug für einen ganzen Tag zu Fuß',
    ],
  },
};
