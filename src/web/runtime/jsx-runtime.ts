import type { ElementType } from 'react';
import { Fragment, jsx as make } from 'react/jsx-runtime';

/**
 * JSX of the bundle, for documents that a browser translates: Google Translate replaces each text node by
 * `<font>` elements. React doesn't miss the only text of an element, so every text is made one
 * (docs/decisions/0081-translated-documents.md).
 */

type Children = readonly unknown[];

const fonts: ArrayLike<Element> = import.meta.env.SSR ? [] : document.getElementsByTagName('font');

/** Name of a text's element, which no style selects. */
const TEXT = 'x-t' as 'span';

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/** Joins texts without elements between them; texts beside elements get an element of their own. */
function ownElements(children: Children, isFragment: boolean): unknown {
  return isFragment || children.some((child) => child && typeof child === 'object')
    ? children.map((child) =>
        isText(child) && /\S/.test(`${child}`) ? jsx(TEXT, { children: child }) : child,
      )
    : children.filter(isText).join('');
}

export function jsx(type: ElementType, props: Record<string, unknown>, key?: string) {
  // The document's text is another one; its elements are still what is rendered.
  if (fonts[0]) props['suppressHydrationWarning'] = true;
  return make(type, props, key);
}

export function jsxs(type: ElementType, props: { children: unknown }, key?: string) {
  props.children = ownElements(props.children as Children, type === Fragment);
  return jsx(type, props, key);
}

export { Fragment };
