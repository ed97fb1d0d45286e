import { useLocation } from '@tanstack/react-router';
import { Button, Dialog, DialogTrigger, Link, Modal, ModalOverlay } from 'react-aria-components';
import { href } from '#routes.ts';
import { useCounts } from './counts.ts';
import { Icon } from './Icon.tsx';
import { sectionAt, useKit } from './kit-context.ts';
import { ownGroups, ownOnPhones } from './may.ts';
import { Count, SectionLink } from './Rail.tsx';

const MORE = 'nav-link min-h-11 px-2 text-(--text)';

/** Four sections and all others behind "Mehr", within reach of a thumb. */
export function PhoneBar() {
  const { lang, texts } = useKit();
  const { pathname } = useLocation();
  const counts = useCounts();
  const current = sectionAt(pathname);
  const onPhones = ownOnPhones();
  const groups = ownGroups(onPhones);
  const isElsewhere = groups.some(([, sections]) => sections.some((each) => each === current));
  return (
    <nav
      className="phone-bar fixed inset-x-0 bottom-0 z-20 grid min-h-(--phone-bar) auto-cols-fr grid-flow-col border-t border-line-2 bg-(--bg) pb-[env(safe-area-inset-bottom)] group-has-[.at-thumb]/shell:hidden wide:hidden"
      aria-label={texts.nav.phone}
    >
      {onPhones.map((section) => (
        <SectionLink
          key={section}
          className="bar-link"
          section={section}
          current={current}
          count={counts[section]}
        />
      ))}
      {/* Another page closes it. */}
      <DialogTrigger key={pathname}>
        <Button className="bar-link" {...(isElsewhere && { 'data-current': '' })}>
          <Icon name="more" />
          <span>{texts.nav.more}</span>
          <Count count={(counts.messages ?? 0) + (counts.publish ?? 0) + (counts.returns ?? 0)} />
        </Button>
        <ModalOverlay className="scrim" isDismissable>
          <Modal className="max-h-[82dvh] overflow-auto border-t border-line-2 bg-(--raised) pb-[env(safe-area-inset-bottom)]">
            <Dialog className="pb-3 outline-none" aria-label={texts.nav.more}>
              {groups.map(([group, sections]) => (
                <div key={group} className="rail-group grid grid-cols-2 px-2">
                  <h2 className="col-span-full px-2 pt-4">{texts.nav.groups[group]}</h2>
                  {sections.map((section) => (
                    <SectionLink
                      key={section}
                      className={MORE}
                      section={section}
                      current={current}
                      count={counts[section]}
                    />
                  ))}
                </div>
              ))}
              <div className="grid grid-cols-2 px-2">
                <Link className={MORE} href={href('home', lang)}>
                  <Icon name="shop" />
                  <span>{texts.nav.shop}</span>
                </Link>
              </div>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
    </nav>
  );
}
