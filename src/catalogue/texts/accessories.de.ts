import type { SeedAccessoryId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const GLASSES_NOTE = {
  label: 'Sicherheit',
  value:
    'CE-gekennzeichnet nach Verordnung (EU) 2016/425. Nicht für den direkten Blick in die Sonne, nicht zum Fahren in Dämmerung und Nacht',
} as const;
const PERFUME_WARNING = {
  label: 'Warnhinweise',
  value:
    'Leicht entzündlich, von Flammen fernhalten. Nicht in die Augen sprühen, außer Reichweite von Kindern aufbewahren',
} as const;
const NICKEL = {
  label: 'Verträglichkeit',
  value: 'Nickelabgabe unter dem Grenzwert der REACH-Verordnung',
} as const;

export const ACCESSORY_TEXTS_DE: Readonly<Record<SeedAccessoryId, ProductTexts>> = {
  'sonnenbrille-ovale': {
    description:
      'Schmal, oval, schwarz: die Brille für den Weg vom Kino ins Helle. Sie macht aus jedem Heimweg einen Abspann.',
    features: [
      'Rahmen aus poliertem Acetat',
      'Graugrüne Gläser, Farben bleiben Farben',
      'Scharniere mit fünf Gliedern, die nachgezogen werden können',
      'Mit Etui und Tuch',
    ],
    material: [
      { label: 'Rahmen', value: 'Acetat' },
      { label: 'Gläser', value: 'Polycarbonat' },
      { label: 'Scharniere', value: 'Edelstahl' },
    ],
    care: 'Mit lauwarmem Wasser abspülen, mit dem Tuch trocknen. Nicht aufs Armaturenbrett legen, Acetat verzieht sich in der Hitze.',
    details: [
      { label: 'Filterkategorie', value: '3, UV-Schutz bis 400 nm' },
      { label: 'Maße', value: 'Glas 50 mm, Steg 21 mm, Bügel 145 mm' },
      GLASSES_NOTE,
    ],
  },
  'sonnenbrille-pilot': {
    description:
      'Dünnes Gold, braune Gläser, die nach unten heller werden. Oben schützt sie vor der Sonne, unten kannst du die Speisekarte lesen.',
    features: [
      'Rahmen aus Metall, 24 Gramm leicht',
      'Verlaufsgläser in warmem Braun',
      'Verstellbare Nasenpads aus Silikon',
      'Bügelenden mit weichem Überzug',
    ],
    material: [
      { label: 'Rahmen', value: 'Metall, goldfarben beschichtet' },
      { label: 'Gläser', value: 'Polycarbonat' },
      { label: 'Nasenpads', value: 'Silikon' },
    ],
    care: 'Nur mit dem Tuch oder weichem Wasser reinigen, Papier zerkratzt den Verlauf. Zu Hause gehört sie ins Etui, nicht ins Haar.',
    details: [
      { label: 'Filterkategorie', value: '2, UV-Schutz bis 400 nm' },
      { label: 'Maße', value: 'Glas 56 mm, Steg 17 mm, Bügel 140 mm' },
      GLASSES_NOTE,
    ],
  },
  'parfum-noir': {
    description:
      'Zuerst schwarzer Pfeffer, dann Leder, am Ende Zeder und ein Rest Rauch. Ein Duft für Leute, die lange zuhören und spät etwas sagen.',
    features: [
      'Kopf: schwarzer Pfeffer und Bergamotte',
      'Herz: Leder und Iris',
      'Basis: Zedernholz, Tonkabohne, Rauch',
      'Flakon aus Rauchglas, so schwer wie er aussieht',
    ],
    material: [
      {
        label: 'Inhaltsstoffe',
        value:
          'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Coumarin, Alpha-Isomethyl Ionone, Citral, Geraniol',
      },
      { label: 'Alkohol', value: '80 % vol' },
      { label: 'Duftölanteil', value: '15 %' },
    ],
    care: 'Kühl und dunkel lagern, dann bleibt er, wie er ist. Auf Haut oder Schal sprühen, nicht auf Seide und Perlen.',
    details: [
      { label: 'Inhalt', value: '50 ml' },
      { label: 'Haltbarkeit', value: '36 Monate nach dem Öffnen' },
      PERFUME_WARNING,
    ],
  },
  'parfum-rose': {
    description:
      'Pfingstrose, rosa Pfeffer und dahinter der Geruch einer Straße kurz nach dem Regen. Blumig, aber mit Schuhen an den Füßen.',
    features: [
      'Kopf: rosa Pfeffer und Litschi',
      'Herz: Pfingstrose und Rosenblätter',
      'Basis: heller Moschus, nasser Stein',
      'Runder Flakon mit geriffelter Kappe',
    ],
    material: [
      {
        label: 'Inhaltsstoffe',
        value:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Linalool, Limonene, Benzyl Salicylate, Hexyl Cinnamal, CI 17200',
      },
      { label: 'Alkohol', value: '80 % vol' },
      { label: 'Duftölanteil', value: '14 %' },
    ],
    care: 'Nicht ans Fenster stellen, auch wenn die Farbe dort gut aussieht. Zwei Sprühstöße auf den Puls genügen.',
    details: [
      { label: 'Inhalt', value: '50 ml' },
      { label: 'Haltbarkeit', value: '36 Monate nach dem Öffnen' },
      PERFUME_WARNING,
    ],
  },
  'kette-figaro': {
    description:
      'Drei kurze Glieder, ein langes, dann von vorn: die Figarokette hat seit hundert Jahren denselben Rhythmus. Sie liegt flach genug fürs Hemd und kräftig genug fürs T-Shirt.',
    features: [
      'Flach geschliffene Glieder, die sich nicht verdrehen',
      'Anhänger mit Monogramm am Verschluss',
      'Karabiner, der auch einhändig aufgeht',
      'Dick vergoldet über Messing',
    ],
    material: [
      { label: 'Material', value: 'Messing, vergoldet mit 18 Karat (1 Mikrometer)' },
      { label: 'Verschluss', value: 'Messing, vergoldet' },
    ],
    care: 'Vor Dusche, Meer und Parfüm ablegen. Mit einem weichen Tuch nachpolieren, mehr braucht sie nicht.',
    details: [{ label: 'Länge', value: '50 cm' }, { label: 'Breite', value: '6 mm' }, NICKEL],
  },
  siegelring: {
    description:
      'Ein E in der Raute, tief genug graviert für richtiges Siegelwachs. Briefe schreibst du vermutlich trotzdem keine, aber du könntest.',
    features: [
      'Massiv, nicht hohl',
      'Gravur mit dunklem Grund',
      'Abgerundete Innenseite, angenehm am Finger',
      'Kommt in einer kleinen Schachtel',
    ],
    material: [{ label: 'Material', value: '925er Sterlingsilber' }],
    care: 'Läuft er an, hilft ein Silbertuch. Die Gravur dabei auslassen, ihr steht das Dunkle.',
    details: [
      { label: 'Größe', value: '58 (18,5 mm Innendurchmesser)' },
      { label: 'Siegelfläche', value: '13 × 13 mm' },
      NICKEL,
    ],
  },
  'armreif-fein': {
    description:
      'Zwei Reife, einer glatt, einer gedreht. Zusammen klingen sie leise, wenn du nach dem Glas greifst; einzeln fallen sie erst auf, wenn du winkst.',
    features: [
      'Zwei Reife, einzeln oder zusammen zu tragen',
      'Glatter Reif mit kleiner Raute',
      'Gedrehter Reif, der das Licht bricht',
      'Beschichtung, die Händewaschen mitmacht',
    ],
    material: [{ label: 'Material', value: 'Edelstahl 316L, goldfarben PVD-beschichtet' }],
    care: 'Seife schadet nicht, Scheuermilch schon. Liegend aufbewahren, damit sie rund bleiben.',
    details: [
      { label: 'Innendurchmesser', value: '62 mm' },
      { label: 'Stärke', value: '2 mm und 2,5 mm' },
      NICKEL,
    ],
  },
  'uhr-klassik': {
    description:
      'Weißes Blatt, Stahl, braunes Leder und eine kleine Sekunde bei der Sechs. Sie geht, solange du dich bewegst; an faulen Sonntagen nimmt sie sich auch mal frei.',
    features: [
      'Automatikwerk mit 38 Stunden Gangreserve',
      'Kleine Sekunde auf eigenem Feld',
      'Gewölbtes Mineralglas',
      'Lederband mit Naht in Orange',
    ],
    material: [
      { label: 'Gehäuse', value: 'Edelstahl 316L' },
      { label: 'Glas', value: 'Mineralglas' },
      { label: 'Band', value: 'Rindleder, Dornschließe aus Edelstahl' },
    ],
    care: 'Das Leder trocken halten, das Glas mit einem weichen Tuch wischen. Alle fünf Jahre freut sich das Werk über etwas Öl vom Uhrmacher.',
    details: [
      { label: 'Durchmesser', value: '40 mm, Höhe 12 mm' },
      { label: 'Wasserdicht', value: 'bis 3 bar, verträgt Spritzwasser' },
      { label: 'Antrieb', value: 'Automatik, ohne Batterie' },
    ],
  },
  'uhr-chrono': {
    description:
      'Schwarzes Blatt, drei kleine Zifferblätter, ein roter Zeiger für alles, was gestoppt werden will. Eier zum Beispiel, oder die Rede deines Onkels.',
    features: [
      'Chronograph, auf eine Zehntelsekunde genau',
      'Rote Stoppsekunde und Leuchtmasse auf den Zeigern',
      'Gliederband aus Stahl, selbst kürzbar',
      'Verschraubter Boden',
    ],
    material: [
      { label: 'Gehäuse und Band', value: 'Edelstahl 316L' },
      { label: 'Lünette', value: 'Edelstahl, schwarz beschichtet' },
      { label: 'Glas', value: 'Mineralglas' },
    ],
    care: 'Nach dem Schwimmen mit Leitungswasser abspülen. Die Drücker nie unter Wasser betätigen.',
    details: [
      { label: 'Durchmesser', value: '42 mm, Höhe 11 mm' },
      { label: 'Wasserdicht', value: 'bis 10 bar' },
      {
        label: 'Batterie',
        value:
          'Knopfzelle SR927SW, enthalten. Altbatterien und Altgeräte gehören nicht in den Hausmüll, du kannst sie kostenlos bei Sammelstellen abgeben',
      },
    ],
  },
};
