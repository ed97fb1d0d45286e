import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sectionAt, useKit } from '#admin/kit/kit-context.ts';
import { ErrorState, LoadingPart, Page } from '#admin/kit/Page.tsx';
import { useServer } from '#admin/kit/server-state.ts';

/** Name of the section that is open. */
function useName(): string {
  const { texts } = useKit();
  return texts.nav[sectionAt(useLocation().pathname) ?? 'today'];
}

/** A section in whose place something went wrong; it loads by itself once the server answers again. */
export function BrokenSection({ error }: ErrorComponentProps) {
  const name = useName();
  const router = useRouter();
  const retry = () => void router.invalidate();
  useEffect(
    () =>
      useServer.subscribe(({ lostAt }) => {
        if (lostAt === undefined) void router.invalidate();
      }),
    [router],
  );
  return (
    <Page title={name}>
      <ErrorState name={name} error={error} onRetry={retry} />
    </Page>
  );
}

/** A section whose code is on its way. */
export function PendingSection() {
  const name = useName();
  return (
    <>
      <h1 className="flex min-h-16 items-center px-(--pad) pt-4 pb-3">{name}</h1>
      <LoadingPart />
    </>
  );
}
