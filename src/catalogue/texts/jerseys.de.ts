import type { SeedJerseyId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const POLYESTER = [{ label: 'Material', value: '100 % Polyester' }] as const;
const COTTON = [{ label: 'Material', value: '100 % Baumwolle' }] as const;
const RIB = { label: 'Kragen und Bündchen', value: '95 % Polyester, 5 % Elasthan' } as const;
const WASH =
  'Auf links bei 30 Grad waschen, nicht in den Trockner. Um den Aufdruck herum bügeln, nie darüber.';
const OWN_DESIGN = {
  label: 'Hinweis',
  value: 'Eigener Entwurf von Elvare, kein Erzeugnis eines Verbands oder Vereins',
} as const;

export const JERSEY_TEXTS_DE: Readonly<Record<SeedJerseyId, ProductTexts>> = {
  'deutschland-heim': {
    description:
      'Das Band läuft schräg, die Stimmung bleibt gerade: Schwarz, Rot und Gold auf Weiß, hinten die 10. Fürs Sofa, für die Fanmeile und für das eine Mal, wenn dich wirklich jemand einwechselt.',
    features: [
      'Brustband eingestrickt, nicht aufgeklebt',
      'Schwarzer Kragen aus Rippstrick',
      'Feines Piqué, das nicht am Rücken klebt',
      'Nummer vorn und hinten im Flexdruck',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Gerade geschnitten, fällt normal aus' },
      { label: 'Rückennummer', value: '10' },
      OWN_DESIGN,
    ],
  },
  'brasilien-heim': {
    description:
      'Ein Gelb, das den Grill schon vor dem Anpfiff anwirft. Kragen und Bündchen sind grün, auf dem Rücken steht die 9, für den Rest bist du zuständig.',
    features: [
      'Durchgefärbtes Gelb, auch innen',
      'Grüner Rundhals, doppelt genäht',
      'Seitenstreifen aus luftigem Mesh',
      'Etwas länger geschnitten, bleibt in der Hose',
    ],
    material: [...POLYESTER, RIB],
    care: `${WASH} Die ersten beiden Male allein, das Gelb ist großzügig.`,
    details: [
      { label: 'Passform', value: 'Gerade geschnitten, fällt normal aus' },
      { label: 'Rückennummer', value: '9' },
      OWN_DESIGN,
    ],
  },
  'argentinien-heim': {
    description:
      'Himmelblaue Streifen, ein dunkelblauer Kragen und eine 10, über die man nicht streitet. Locker genug, um darin auch eine Verlängerung zu leiden.',
    features: [
      'Streifen gestrickt, deshalb auch nach vielen Wäschen gerade',
      'Kragen in dunklem Blau',
      'Weiße Bündchen mit feiner Linie',
      'Leichter Stoff, 150 Gramm je Quadratmeter',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Locker, zwischen zwei Größen die kleinere' },
      { label: 'Rückennummer', value: '10' },
      OWN_DESIGN,
    ],
  },
  'italien-heim': {
    description:
      'Azurblau, weiß gefasst, mehr braucht ein Abend vor der Bar nicht. Die 21 trägt, wer den Pass sieht, bevor es ihn gibt.',
    features: [
      'Azurblau mit feiner Querstruktur',
      'Weißer Rundhals, flach vernäht',
      'Kurze Raglanlinie für freie Schultern',
      'Trocknet über Nacht am Fenster',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Leicht tailliert, fällt normal aus' },
      { label: 'Rückennummer', value: '21' },
      OWN_DESIGN,
    ],
  },
  'vintage-1974': {
    description:
      'Naturweiß, schwarzer Rundhals, kein Muster. So sahen Trikots aus, als Spieler noch Koteletten trugen und nach dem Abpfiff selbst nach Hause fuhren.',
    features: [
      'Schwere Baumwolle, 220 Gramm je Quadratmeter',
      'Schwarze Bündchen an Kragen und Ärmeln',
      'Wappen gestickt statt gedruckt',
      'Wird mit jeder Wäsche etwas weicher',
    ],
    material: [...COTTON, { label: 'Bündchen', value: '97 % Baumwolle, 3 % Elasthan' }],
    care: 'Bei 40 Grad mit ähnlichen Farben waschen und in Form ziehen. Bügeln darf, wer möchte.',
    details: [
      { label: 'Passform', value: 'Kastig wie damals, ab Größe S' },
      { label: 'Rückennummer', value: '13' },
      OWN_DESIGN,
    ],
  },
  'vintage-1988': {
    description:
      'Orangefarbene Dreiecke, so laut, wie man sie 1988 eben mochte. Tarnung wären sie höchstens in einer Kiste Mandarinen.',
    features: [
      'Muster eingefärbt, es kann nicht abblättern',
      'Weißer Kragen mit breitem Bund',
      'Glatter Stoff mit leichtem Glanz',
      'Große 12, gut lesbar bis zur Mittellinie',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Weit geschnitten, ab Größe S' },
      { label: 'Rückennummer', value: '12' },
      OWN_DESIGN,
    ],
  },
  'vintage-1990': {
    description:
      'Ein Zickzack in Petrol, Orange und Gelb quer über der Brust: ein ganzer Sommer auf einem halben Meter Stoff. Die Ärmel sind weit genug, dass beim Jubeln nichts klemmt.',
    features: [
      'Dreifarbiges Band, an den Seiten sauber verbunden',
      'Kragen in Petrol',
      'Weite Ärmel mit gestreiftem Bund',
      'Wappen gewebt und aufgenäht',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Weit an Ärmeln und Brust, ab Größe S' },
      { label: 'Rückennummer', value: '18' },
      OWN_DESIGN,
    ],
  },
  'special-nacht': {
    description:
      'Höhenlinien, Ton in Ton auf Schwarz, und an den Ärmeln ein Limettengrün, das auch der Busfahrer sieht. Für Flutlicht, Nachtbus und den Weg dazwischen.',
    features: [
      'Höhenlinien geprägt, sichtbar bei schrägem Licht',
      'Bündchen und Nummer in Limette',
      'Nahtlos an den Schultern',
      'Schnell trocknend, auch nach dem Tanzen',
    ],
    material: [{ label: 'Material', value: '92 % Polyester, 8 % Elasthan' }],
    care: 'Kalt und auf links waschen, ohne Weichspüler. Hängend trocknen, dann bleibt die Prägung.',
    details: [
      { label: 'Passform', value: 'Körpernah, zwischen zwei Größen die größere' },
      { label: 'Rückennummer', value: '7' },
      OWN_DESIGN,
    ],
  },
  'special-kirschbluete': {
    description:
      'Ein Trikot, auf dem es blüht. Keine Blüte liegt auf der anderen, und der kirschrote Kragen hält den Frühling zusammen, bis im Stadion die Heizstrahler ausgehen.',
    features: [
      'Gestreute Blüten, auf jedem Stück etwas anders',
      'Kirschroter Kragen mit schmalem Bund',
      'Weicher Griff, innen angeraut',
      'Die 11 im selben Kirschrot',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Passform', value: 'Gerade geschnitten, fällt normal aus' },
      { label: 'Rückennummer', value: '11' },
      OWN_DESIGN,
    ],
  },
  'special-gold': {
    description:
      'Dunkelgrün, mit goldenen Nadelstreifen und einem Kragen wie vom guten Anzug. Die 1 ist für Torleute und für alle, die gern als Erste da sind.',
    features: [
      'Nadelstreifen mit goldfarbenem Garn',
      'Rippkragen und Bündchen in Gold',
      'Fester Stoff, der gerade fällt',
      'Schriftzug und Wappen im Relief',
    ],
    material: [
      { label: 'Material', value: '96 % Polyester, 4 % metallisierte Faser' },
      { label: 'Kragen und Bündchen', value: '95 % Polyester, 5 % Elasthan' },
    ],
    care: 'Auf links bei 30 Grad im Wäschesack waschen, nicht schleudern. Das Goldgarn mag kein heißes Bügeleisen.',
    details: [
      { label: 'Passform', value: 'Gerade geschnitten, fällt normal aus' },
      { label: 'Rückennummer', value: '1' },
      OWN_DESIGN,
    ],
  },
};
