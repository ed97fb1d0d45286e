import type { ReactNode } from 'react';
import { Link } from '#web/runtime/Link.tsx';

interface BlockLinkProps {
  readonly className: string;
  /** A path in the shop, or an address outside. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link of a block: a step inside the shop. */
export function BlockLink({ className, href, children }: BlockLinkProps) {
  const props = { className, href, children };
  return href.startsWith('/') ? <Link {...props} /> : <a {...props} />;
}
