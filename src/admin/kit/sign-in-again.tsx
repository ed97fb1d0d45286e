import { useEffect, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { create } from 'zustand';
import { onAuthEvent } from '#browser/account/account-store.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { useKit } from './kit-context.ts';
import { Layer } from './Layer.tsx';

interface Asking {
  readonly isAsking: boolean;
  /** The dialog was closed without a login; only what somebody does asks again. */
  readonly isRefused: boolean;
}

const useAsking = create<Asking>(() => ({ isAsking: false, isRefused: false }));
let waiting: Promise<boolean> | undefined;
let endWaiting: (isSignedIn: boolean) => void = () => {};

/**
 * Asks for a login after the former one ended. True once there is one, so that the request can be sent again; false if
 * the dialog is closed.
 */
export function signInAgain(isAction: boolean): Promise<boolean> {
  if (useAsking.getState().isRefused && !isAction) return Promise.resolve(false);
  waiting ??= new Promise((resolve) => {
    endWaiting = resolve;
  });
  useAsking.setState({ isAsking: true });
  return waiting;
}

function endAsking(isSignedIn: boolean): void {
  useAsking.setState({ isAsking: false, isRefused: !isSignedIn });
  endWaiting(isSignedIn);
  waiting = undefined;
}

/** Opens the sign-in in a window of its own, so that the page stays as it is. */
export function SignInAgain() {
  const { lang, texts } = useKit();
  const isAsking = useAsking((state) => state.isAsking);
  const [isBlocked, setIsBlocked] = useState(false);
  const opened = useRef<Window | null>(null);
  const address = signInAddress(lang, location.pathname + location.search);
  useEffect(
    () =>
      onAuthEvent((_, session) => {
        if (!session?.role || session.missing) return;
        opened.current?.close();
        endAsking(true);
      }),
    [],
  );
  const open = () => {
    opened.current = window.open(address, 'elvare-sign-in', 'popup,width=520,height=800');
    setIsBlocked(opened.current === null);
  };
  return (
    <Layer title={texts.signIn.title} isOpen={isAsking} onClose={() => endAsking(false)}>
      <div className="layer-body">
        <p className="soft">{texts.signIn.text}</p>
        {isBlocked && (
          <p role="alert">
            {texts.signIn.blocked}{' '}
            <Link className="link" href={address}>
              {texts.signIn.here}
            </Link>
          </p>
        )}
        <div className="layer-foot">
          <Button className="button primary" autoFocus onPress={open}>
            {texts.signIn.open}
          </Button>
        </div>
      </div>
    </Layer>
  );
}
