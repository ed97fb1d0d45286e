import './auth.css';
import { Suspense, useEffect, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { BACK_OFFICE, href, localized } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { useMailedToken } from '#web/account/use-mailed-token.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { navigate } from '#web/runtime/navigate.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { focusSoon } from '#web/ui/focus-soon.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useWayOn } from './form-state.ts';
import { ForgotForm, ResetForm } from './ResetForms.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { AuthTexts } from './texts.ts';
import type { VerifyOutcome } from './VerifyForms.tsx';

/** Seldom seen; their code comes when they are. */
const SecondStepForm = lazyWithRetry(
  async () => (await withPart(() => import('./SecondStepForm.tsx'))).SecondStepForm,
);
const VerifyForms = lazyWithRetry(
  async () => (await withPart(() => import('./VerifyForms.tsx'))).VerifyForms,
);

type Mode = 'sign-in' | 'second-step' | 'sign-up' | 'forgot' | 'reset-done';

/** Someone who is signed in already has nothing to do here. */
function useLeaveWhenSignedIn(stay: boolean) {
  const wayOn = useWayOn();
  const session = useAccount((account) => account.session);
  const to = session && wayOn(session);
  useEffect(() => {
    if (!stay && to) navigate(to, { replace: true });
  }, [stay, to]);
}

interface PanelProps {
  readonly texts: AuthTexts;
  /** Of a mail's link that sets a new password. */
  readonly token: string | null;
  /** Its mail is an invitation into the back office. */
  readonly isInvited: boolean;
  /** `?neu`: opens with the registration. */
  readonly isNew: boolean;
}

function Panel({ texts, token, isInvited, isNew }: PanelProps) {
  const { lang } = useShop();
  const [choice, setChoice] = useState<{ readonly mode: Mode; readonly token: string | null }>();
  const setMode = (mode: Mode) => setChoice({ mode, token });
  // The pressed button is removed with its form.
  const change = (next: Mode) => {
    setMode(next);
    focusSoon(() => document.querySelector<HTMLElement>('.auth-panel form input'));
  };
  const opened = isNew ? 'sign-up' : 'sign-in';
  // A link that is opened in the tab that asked for it ends what was chosen before.
  const mode = choice?.token === token ? choice.mode : opened;
  if (token && mode !== 'reset-done' && mode !== 'forgot') {
    return (
      <ResetForm
        key={token}
        texts={texts}
        token={token}
        isInvited={isInvited}
        onDone={() => {
          setMode('reset-done');
          // The page that the next login opens.
          if (isInvited)
            navigate(`?next=${localized(BACK_OFFICE, lang)}`, { replace: true, scroll: 'keep' });
        }}
        onForgot={() => change('forgot')}
      />
    );
  }
  if (mode === 'second-step') {
    return (
      <Suspense>
        <SecondStepForm texts={texts} onBack={() => change('sign-in')} />
      </Suspense>
    );
  }
  if (mode === 'forgot') return <ForgotForm texts={texts} onBack={() => change('sign-in')} />;
  return (
    <>
      {mode === 'reset-done' && (
        <p role="status" className="notice mb-6">
          {texts.resetDone}
        </p>
      )}
      <Tabs
        label={texts.tabsLabel}
        tabs={[
          { key: 'sign-in', label: texts.signIn },
          { key: 'sign-up', label: texts.signUp },
        ]}
        selected={mode === 'sign-up' ? 'sign-up' : 'sign-in'}
        onSelect={setMode}
      >
        {mode === 'sign-up' ? (
          <SignUpForm texts={texts} />
        ) : (
          <SignInForm
            texts={texts}
            onForgot={() => change('forgot')}
            onSecondStep={() => void SecondStepForm.load().then(() => change('second-step'))}
          />
        )}
      </Tabs>
    </>
  );
}

/** Login and registration, and where the links of mails about an account lead. */
export function Page({ texts, lang }: PageProps<AuthTexts>) {
  const { settings } = useShop();
  const query = new URLSearchParams(useSearch());
  const [reset] = useMailedToken('reset');
  const [invited] = useMailedToken('einladung');
  const [verify, setVerify] = useMailedToken('verify');
  const [outcome, setOutcome] = useState<VerifyOutcome>();
  useLeaveWhenSignedIn(
    reset !== null || invited !== null || verify !== null || outcome !== undefined,
  );
  const status = useAccount((account) => account.status);
  // A mailed link shows its form only once the login is known to be absent.
  const hasPanel = outcome === undefined || status === 'signed-out' || status === 'unknown';
  const end = (result: VerifyOutcome) => {
    setVerify(null);
    setOutcome(result);
    focusSoon(() => document.querySelector<HTMLElement>('.auth-panel [role=status]'));
  };
  return (
    <div className={isDemo(settings.mode) ? 'auth' : 'grid'}>
      <div className="auth-panel">
        <Link className="auth-back" href={href('home', lang)}>
          <MoreIcon name="back" />
          {texts.back}
        </Link>
        <h1 className="h2 pt-6 pb-8">{texts.title}</h1>
        {outcome !== undefined && (
          <p role="status" tabIndex={-1} className="notice mb-6">
            {texts.verifyOutcomes[outcome]}
          </p>
        )}
        {status === 'signed-in' && outcome !== undefined && (
          <Link className="btn solid" href={href('account', lang)}>
            {texts.toAccount}
          </Link>
        )}
        {verify !== null ? (
          <Suspense>
            <VerifyForms texts={texts} token={verify} onDone={end} />
          </Suspense>
        ) : (
          hasPanel && (
            <Panel
              texts={texts}
              token={invited ?? reset}
              isInvited={invited !== null}
              isNew={query.has('neu')}
            />
          )
        )}
      </div>
      {isDemo(settings.mode) && (
        <Picture
          source={squarePicture('/images/deutschland-heim/worn')}
          alt=""
          sizes="(min-width: 56.25rem) 50vw, 1px"
          className="auth-picture"
        />
      )}
    </div>
  );
}

export function head({ texts }: PageProps<AuthTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
