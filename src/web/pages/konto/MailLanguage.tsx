import { useId, useState } from 'react';
import { refreshSession } from '#browser/account/session.ts';
import { callApi, okReply } from '#browser/api.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { LANGS } from '#routes.ts';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { KontoTexts } from './texts.ts';

const NAMES = { de: 'Deutsch', en: 'English' } as const;

interface MailLanguageProps {
  readonly session: AccountSession;
  readonly texts: KontoTexts;
}

/** The language of mails about the account; order mails keep the language of their order. */
export function MailLanguage({ session, texts }: MailLanguageProps) {
  const { t } = useShop();
  const id = useId();
  const [chosen, setChosen] = useState(session.user.language);
  const choose = async (language: (typeof LANGS)[number]) => {
    setChosen(language);
    const result = await callApi('PUT /api/account/language', { body: { language } }, okReply);
    if (result.ok) {
      showToast({ title: texts.languageSaved });
      return refreshSession();
    }
    setChosen(session.user.language);
    showToast({ title: t('failed'), text: result.message, tone: 'destructive' });
  };
  return (
    <div className="border-t border-line py-4">
      <h3 className="name">
        <label htmlFor={id}>{texts.language}</label>
      </h3>
      <p className="note pb-2">{texts.languageText}</p>
      <span className="sort">
        <select
          className="pl-0!"
          id={id}
          value={chosen}
          onChange={({ target }) => void choose(target.value === 'en' ? 'en' : 'de')}
        >
          {LANGS.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {NAMES[lang]}
            </option>
          ))}
        </select>
        <MoreIcon name="chevron" />
      </span>
    </div>
  );
}
