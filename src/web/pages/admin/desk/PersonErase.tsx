import { type AdminErasedReply, adminErasedReply } from '#contract/admin-person.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

export interface EraseProps extends DeskProps {
  readonly email: string;
  readonly onErased: (reply: AdminErasedReply) => void;
}

/** Erases in two steps; the server may ask who is there in between. */
export function PersonErase({ texts, lang, email, onErased }: EraseProps) {
  const { problem, send } = useAction({ texts, lang });
  const { person } = texts;
  const erase = async () => {
    const reply = await send(ADMIN_API.adminPersonErase, { email }, adminErasedReply);
    if (reply) onErased(reply);
  };
  return (
    <>
      <ConfirmStep
        name={person.erase}
        isHot
        question={person.confirmText}
        yes={person.confirm}
        cancel={texts.cancel}
        onYes={() => void erase()}
      />
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}
