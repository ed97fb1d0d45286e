import type { FrameTexts } from './de.ts';

/** Texts of the document that answers every address of the back office, English. */
export const texts: FrameTexts = {
  title: 'Admin Dashboard',
  toShop: 'Back to the shop',
  signIn: 'Sign in',
  toAccount: 'To your account',
  noScript: 'The back office needs JavaScript.',
  gates: {
    denied: { title: 'Access denied', text: 'You don’t have permission for this area.' },
    password: {
      title: 'One more step',
      text: 'First replace your temporary password with your own.',
    },
    factor: {
      title: 'One more step',
      text: 'You need a second factor here: a passkey or an authenticator app.',
    },
    unreachable: {
      title: 'No connection right now',
      text: 'The server isn’t answering. We keep trying.',
    },
    browser: {
      title: 'The back office doesn’t load',
      text: 'It needs Safari {safari}, Chrome {chrome}, Firefox {firefox} or a newer browser. If yours is newer, load the page again.',
    },
  },
};
