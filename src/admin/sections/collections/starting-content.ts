import type { JsonObject } from '#catalogue/json.ts';
import { BELOW_BLOCKS, CHOICE_BLOCKS } from '#catalogue/product-pages.ts';
import type { PartKind } from '#contract/catalogue-entries.ts';
import { keysOf } from '../range/content-path.ts';

const BOTH = { de: '', en: '' };
const SAID = { title: BOTH, text: BOTH };

interface Names {
  readonly de: string;
  readonly en: string;
}

/** Rules of a list that needs nothing else to be shown. */
const startingList = ({ de, en }: Names): JsonObject => ({
  description: { de: `${de} im Überblick.`, en: `${en} at a glance.` },
  isSorted: true,
  step: 12,
  note: 'own',
  canAdd: false,
  scenes: [],
  count: { de: '{n} von {total} Produkten', en: '{n} of {total} products' },
  countOne: { de: '1 Produkt', en: '1 product' },
  empty: { de: 'Keine Produkte gefunden.', en: 'No products found.' },
  place: { de: '{from}–{to} von {found} Produkten', en: '{from}–{to} of {found} products' },
  isStructured: true,
});

/** Rules that product pages follow by default. */
const startingPage = (id: string, label: Names): JsonObject => ({
  choices: [...CHOICE_BLOCKS],
  below: [...BELOW_BLOCKS],
  crumb: { collection: id, label: { ...label } },
  related: [{ take: 'next', count: 3 }],
});

/** Returns the value that a part of a collection begins with. */
export function startingWhole(path: string, id: string, content: JsonObject): JsonObject {
  const name: Names = { ...BOTH, ...(content['name'] as object) };
  const starts: Readonly<Record<string, JsonObject>> = {
    menu: { place: 9, label: { ...name } },
    'menu.list': { collection: '' },
    list: startingList(name),
    'list.filter': {
      group: keysOf(content['tags'])[0] ?? '',
      label: BOTH,
      all: { de: 'Alle', en: 'All' },
    },
    'list.narrow': { label: { de: 'Sale', en: 'Sale' } },
    page: startingPage(id, name),
  };
  return starts[path] ?? SAID;
}

interface New {
  readonly id: string;
  readonly name: Names;
  /** Place in the menu, for a collection that has one. */
  readonly place: number | undefined;
}

/** Content that a new entry begins with. */
export function startingContent(kind: PartKind, { id, name: { de, en }, place }: New): JsonObject {
  const name = { de, en };
  switch (kind) {
    case 'collection':
      return {
        name,
        path: `/${id.toLowerCase()}`,
        list: startingList(name),
        ...(place !== undefined && { menu: { place, label: name } }),
      };
    case 'colour':
      return { name, hex: '#808080' };
    case 'sizes':
      return {
        sizes: [],
        guide: { title: name, text: BOTH, columns: { de: ['Größe'], en: ['Size'] } },
      };
    case 'pack':
      return { name, pieces: 2, label: name };
    case 'gift':
      return { name, texts: { de: { title: de, text: '' }, en: { title: en, text: '' } } };
  }
}

/** Ids that the schema takes, by kind: those of options are parts of item ids. */
const IDS: Readonly<Record<PartKind, { readonly form: RegExp; readonly most: number }>> = {
  collection: { form: /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, most: 40 },
  sizes: { form: /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, most: 40 },
  colour: { form: /^[A-Za-z0-9]+$/, most: 12 },
  pack: { form: /^[A-Za-z0-9]+$/, most: 12 },
  gift: { form: /^[a-z0-9]+(?:_[a-z0-9]+)*$/, most: 40 },
};

export const isPartId = (kind: PartKind, id: string): boolean =>
  id.length <= IDS[kind].most && IDS[kind].form.test(id);

/** Returns the id of a kind that an id of a product becomes. */
export function partId(kind: PartKind, id: string): string {
  const between = { collection: '-', sizes: '-', colour: '', pack: '', gift: '_' }[kind];
  return id
    .replaceAll('-', between)
    .slice(0, IDS[kind].most)
    .replace(/[-_]+$/, '');
}
