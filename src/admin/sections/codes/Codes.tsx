import { Outlet } from '@tanstack/react-router';
import { Button, Link } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useDownload, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useNames } from '#admin/sections/range/names.ts';
import { type AdminCodesReply, adminCodesReply } from '#contract/admin-codes.ts';
import { fill } from '#rules/fill.ts';
import { effectOf, endOf, usesOf } from './code-sentence.ts';
import { useTexts } from './texts.ts';

type Code = AdminCodesReply['codes'][number];

const CHANGES = ['GET /api/admin/codes', 'GET /api/admin/log'] as const;

/** Stops codes and lets them count again; each offers the other. */
function useStop() {
  const texts = useTexts();
  const stopped = useSend('POST /api/admin/codes/:code/stop', adminCodesReply, CHANGES);
  const resumed = useSend('POST /api/admin/codes/:code/resume', adminCodesReply, CHANGES);
  const change = async (code: string, isStopped: boolean, isUndo = false) => {
    const { tried } = isStopped ? stopped : resumed;
    const what = isStopped ? texts.stop : texts.resume;
    if (!(await tried({ params: { code }, body: {}, what })) || isUndo) return;
    const said = fill(isStopped ? texts.isStopped : texts.isResumed, { code });
    showDone(said, () => void change(code, !isStopped, true));
  };
  return { change, isPending: stopped.isPending || resumed.isPending };
}

/** Downloads the codes of a series. */
function SeriesFile({ code }: Pick<Code, 'code'>) {
  const texts = useTexts();
  const { mutate, isPending } = useDownload('/api/admin/codes.csv', { code });
  return (
    <Button
      className="button"
      aria-label={fill(texts.fileNamed, { code })}
      isPending={isPending}
      onPress={() => mutate()}
    >
      {texts.file}
    </Button>
  );
}

interface CodeListProps {
  readonly codes: readonly Code[];
}

function CodeList({ codes }: CodeListProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { change, isPending } = useStop();
  const { collections } = useNames();
  const now = Date.now();
  return (
    <ul className="plain-rows">
      {codes.map((code) => {
        const end = endOf(code, now);
        const name = { code: code.code };
        return (
          <li key={code.code}>
            <div>
              <b>{code.code}</b>
              {end && <span className="soft"> {texts[end]}</span>}
              <p>{effectOf(code, texts, lang, now, collections)}</p>
            </div>
            <span className="soft">{usesOf(code, texts, lang)}</span>
            <span className="flex flex-wrap gap-2">
              {code.count !== null && <SeriesFile code={code.code} />}
              <Link
                className="button"
                aria-label={fill(texts.editNamed, name)}
                href={sectionHref(lang, `/codes/${code.code}`)}
              >
                {texts.edit}
              </Link>
              {(end === undefined || end === 'stopped') && (
                <Button
                  className="button"
                  aria-label={fill(end ? texts.resumeNamed : texts.stopNamed, name)}
                  isPending={isPending}
                  onPress={() => void change(code.code, !end)}
                >
                  {end ? texts.resume : texts.stop}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Codes that count; those that are over are folded. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const loading = useApi('GET /api/admin/codes', {}, adminCodesReply);
  const way = { href: sectionHref(lang, '/codes/new'), label: texts.make };
  const make = (
    <Link className="button primary" href={way.href}>
      <Icon name="plus" />
      {texts.make}
    </Link>
  );
  return (
    <Page title={kit.nav.codes} actions={make}>
      <ListPart name={kit.nav.codes} loading={loading}>
        {({ codes }) => {
          if (codes.length === 0)
            return <Empty title={texts.none} text={texts.noneText} way={way} />;
          const over = codes.filter((code) => endOf(code, Date.now()) !== undefined);
          const valid = codes.filter((code) => !over.includes(code));
          return (
            <>
              <section className="block" aria-label={texts.valid}>
                {valid.length === 0 && <p className="soft">{texts.noneValid}</p>}
                <CodeList codes={valid} />
              </section>
              {over.length > 0 && (
                <details className="block">
                  <summary>{counted(over.length, texts.overOne, texts.over, lang)}</summary>
                  <CodeList codes={over} />
                </details>
              )}
            </>
          );
        }}
      </ListPart>
      <Outlet />
    </Page>
  );
}
