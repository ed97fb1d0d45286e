import type { DeskSection } from '../sections.ts';
import type { DeskProps } from './copy.ts';
import { Orders } from './Orders.tsx';

/** The owner's desk (issue 5, section 7): what is done, beside what is seen. */
export function Desk({ section, ...props }: DeskProps & { readonly section: DeskSection }) {
  const views = {
    orders: Orders,
  };
  const View = views[section];
  return <View {...props} />;
}
