import { signOut } from '#browser/account/sign-out.ts';
import { type ApiResult, callApi, okReply } from '#browser/api.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { href, type Lang } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { ChangeEmail, ChangePassword } from './ChangeLogin.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import type { KontoTexts } from './texts.ts';

interface AccountDataProps {
  readonly session: AccountSession;
  readonly texts: KontoTexts;
  readonly lang: Lang;
}

/** Account data: view, change, export, delete. */
export function AccountData({ session, texts, lang }: AccountDataProps) {
  const { user } = session;
  const { t } = useShop();
  const sendMail = async (sent: Promise<ApiResult<unknown>>) => {
    const result = await sent;
    if (result.ok) showToast({ title: texts.mailSent, text: texts.mailSentText });
    else showToast({ title: t('failed'), text: result.message, tone: 'destructive' });
  };
  return (
    <section aria-labelledby="data" className="md:col-span-4 md:col-start-9">
      <h2 id="data" className="h3 pb-4">
        {texts.data}
      </h2>
      <div className="border-t border-line py-4">
        <h3 className="name">{texts.email}</h3>
        <p className="[overflow-wrap:anywhere]">{user.email}</p>
        <p className="note">{user.emailVerified ? texts.verified : texts.notVerified}</p>
        <div className="flex flex-wrap gap-x-8">
          {!user.emailVerified && (
            <button
              type="button"
              className="link min-h-[44px]"
              onClick={() =>
                void sendMail(callApi('POST /api/auth/send-verification-email', {}, okReply))
              }
            >
              {texts.verify}
            </button>
          )}
          {session.changesEmail && <ChangeEmail texts={texts} />}
        </div>
      </div>
      <div className="border-t border-line py-4">
        <h3 className="name">{texts.password}</h3>
        <div className="flex flex-wrap gap-x-8">
          <ChangePassword texts={texts} min={session.passwordMin} />
          <button
            type="button"
            className="link min-h-[44px]"
            onClick={() =>
              void sendMail(
                callApi(
                  'POST /api/auth/request-password-reset',
                  { body: { email: user.email, language: lang } },
                  okReply,
                ),
              )
            }
          >
            {texts.passwordForgot}
          </button>
        </div>
      </div>
      <MailLanguage session={session} texts={texts} />
      <div className="border-t border-line py-4">
        <h3 className="name">{texts.wishlist}</h3>
        <p className="note">{texts.wishlistText}</p>
        <Link className="link inline-flex min-h-[44px] items-center" href={href('wishlist', lang)}>
          {texts.wishlistLink}
        </Link>
      </div>
      <ExportData texts={texts} lang={lang} />
      <div className="flex flex-wrap gap-x-8 border-t border-line py-4">
        <button type="button" className="link min-h-[44px]" onClick={() => void signOut()}>
          {texts.signOut}
        </button>
        {!session.role && <DeleteAccount texts={texts} lang={lang} />}
      </div>
    </section>
  );
}
