import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { formatDateTime } from '#browser/times.ts';
import type { PageText } from '#catalogue/catalogue.ts';
import { pageText } from '#catalogue/fields/parts.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import { href, LANGS } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { PublishDialog } from '../range/PublishDialog.tsx';
import { checkedLine } from './checked-line.ts';
import { useTexts } from './texts.ts';
import { listHref } from './views.ts';

/** The words of a page, in both languages. */
function Words({ text: { name, description, intro, sections } }: { readonly text: PageText }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))]">
      {LANGS.map((lang) => (
        <article key={lang} className="block" lang={lang}>
          <h2>{name[lang]}</h2>
          <p className="soft">{description[lang]}</p>
          {intro && <p>{intro[lang]}</p>}
          {sections[lang].map(({ heading, body }) => (
            <section key={heading} className="mt-4 grid gap-2">
              <h3 className="text-[0.875rem]">{heading}</h3>
              {body.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <ul key={part.join()}>
                    {part.map((line) => (
                      <li key={line} className="ps-4">
                        {line}
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </article>
      ))}
    </div>
  );
}

/** A text as its draft has it, who checked it, and the button that publishes it. Files and an import edit it. */
export function TextView({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { lang } = useKit();
  const { legal, range, views } = texts;
  const names = useNames();
  const [isPublishing, setPublishing] = useState(false);
  return (
    <EntryPart kind="texts" id={id} name={views.texts} gone={<Empty title={texts.gone} />}>
      {({ published, draft, findings }, _, refetch) => {
        const content = draft?.content ?? published?.content;
        const text = pageText.safeParse(content).data;
        return (
          <Page
            title={text?.name[lang] ?? id}
            parent={{ href: listHref(lang, 'texts'), label: views.texts }}
            note={`${texts.columns.checked} ${checkedLine(content, texts, lang)}`}
            actions={
              <>
                <Link className="button quiet" href={href(id as TextId, lang)}>
                  <Icon name="shop" />
                  {texts.toPage}
                </Link>
                <Button
                  className="button primary"
                  isDisabled={!draft}
                  onPress={() => setPublishing(true)}
                >
                  {fill(range.publish.button, { count: draft ? 1 : 0 })}
                </Button>
              </>
            }
          >
            <p className="block soft">
              {published && (
                <Link className="link" href={sectionHref(lang, `/publish/${published.version}`)}>
                  {fill(legal.version, { version: published.version })}
                </Link>
              )}
              {published && `, ${formatDateTime(published.at, lang)}`}
              {draft && ` · ${legal.draft}, ${formatDateTime(draft.edited_at, lang)}`}
            </p>
            {findings.length > 0 && (
              <section className="block" aria-label={texts.problems}>
                <h2 className="hot">{texts.problems}</h2>
                <Findings findings={findings} names={names} />
              </section>
            )}
            {text && <Words text={text} />}
            <PublishDialog
              kind="texts"
              id={id}
              name={text?.name[lang] ?? id}
              isOpen={isPublishing}
              onClose={() => setPublishing(false)}
              onFinding={() => setPublishing(false)}
              onPublished={() => {
                setPublishing(false);
                refetch();
              }}
            />
          </Page>
        );
      }}
    </EntryPart>
  );
}
