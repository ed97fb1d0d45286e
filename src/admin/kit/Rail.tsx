import { useLocation } from '@tanstack/react-router';
import { Button, Link, Tooltip, TooltipTrigger } from 'react-aria-components';
import { href } from '#routes.ts';
import { useCounts, useSeenOrders } from './counts.ts';
import { Icon } from './Icon.tsx';
import { placeOf, type SectionKey, sectionAt, useKit } from './kit-context.ts';
import { ownGroups } from './may.ts';

interface CountProps {
  readonly count: number;
  /** The number is of things that came since the last look. */
  readonly isNew?: boolean;
}

/** Number of what waits in a section; nothing for 0. */
export function Count({ count, isNew = false }: CountProps) {
  const { texts } = useKit();
  if (count === 0) return null;
  return (
    <span className={isNew ? 'count is-new' : 'count'}>
      {count}
      <span className="hidden"> {isNew ? texts.nav.new : texts.nav.open}</span>
    </span>
  );
}

interface EntryProps {
  readonly section: SectionKey;
  readonly current: SectionKey | undefined;
  readonly count?: number | undefined;
  /** Says the name beside the icon, where the rail has no room for it. */
  readonly hasTip?: boolean;
  readonly className?: string;
}

/** Link to a section, with the number of what waits there. */
export function SectionLink(props: EntryProps) {
  const { section, current, count = 0, hasTip = false, className = 'nav-link' } = props;
  const { lang, texts } = useKit();
  const name = texts.nav[section];
  const entry = (
    <Link
      className={className}
      href={placeOf(section, lang)}
      {...(section === current && { 'aria-current': 'page' as const })}
    >
      <Icon name={section} />
      <span>{name}</span>
      <Count count={count} isNew={section === 'orders'} />
    </Link>
  );
  if (!hasTip) return entry;
  return (
    <TooltipTrigger delay={300} closeDelay={0}>
      {entry}
      <Tooltip className="tip" placement="right">
        {name}
      </Tooltip>
    </TooltipTrigger>
  );
}

interface RailProps {
  /** It shows icons alone. */
  readonly isNarrow: boolean;
  readonly onToggle: () => void;
}

/** Every section that the role has, in groups; phones have a bar instead. */
export function Rail({ isNarrow, onToggle }: RailProps) {
  const { lang, texts } = useKit();
  const { pathname } = useLocation();
  const counts = useCounts();
  const current = sectionAt(pathname);
  useSeenOrders(current === 'orders');
  return (
    <nav className="rail" aria-label={texts.nav.label}>
      <a
        className="fixed start-2 top-2 z-60 bg-(--paper) px-3 py-2 text-(--ink) not-focus:[clip-path:inset(50%)]"
        href="#page-title"
      >
        {texts.nav.skip}
      </a>
      <div className="rail-head">
        <Link className="brand" href={href('home', lang)} aria-label={texts.shop}>
          {texts.brand}
        </Link>
        <Button
          className="button quiet square"
          aria-label={isNarrow ? texts.nav.wide : texts.nav.narrow}
          onPress={onToggle}
        >
          <Icon name="rail" />
        </Button>
      </div>
      <div className="flex-1 overflow-x-hidden overflow-y-auto px-2 pt-1 pb-2 scrollbar-none">
        {ownGroups().map(([group, sections]) => (
          <div key={group} className="rail-group">
            <h2>{texts.nav.groups[group]}</h2>
            {sections.map((section) => (
              <SectionLink
                key={section}
                section={section}
                current={current}
                count={counts[section]}
                hasTip={isNarrow}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flex-none border-t border-line p-2">
        <Link className="nav-link" href={href('home', lang)}>
          <Icon name="shop" />
          <span>{texts.nav.shop}</span>
        </Link>
      </div>
    </nav>
  );
}
