import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

/** Marks messages as done or open again, and offers to take it back. */
export function useHandled() {
  const texts = useTexts();
  const { tried, isPending } = useSend('POST /api/admin/messages/:id/handled', formReply, [
    'GET /api/admin/messages',
    'GET /api/admin/messages/:id',
    'GET /api/admin/log',
  ]);
  const mark = async (
    messages: readonly Pick<AdminMessage, 'id' | 'subject'>[],
    handled: boolean,
    isUndo = false,
  ): Promise<void> => {
    for (const { id } of messages)
      if (!(await tried({ params: { id }, body: { handled } }))) return;
    const [first] = messages;
    if (isUndo || first === undefined) return;
    const one = handled ? texts.isHandled : texts.isReopened;
    const said =
      messages.length === 1
        ? fill(one, { subject: first.subject })
        : fill(handled ? texts.manyHandled : texts.manyReopened, { count: messages.length });
    showDone(said, () => void mark(messages, !handled, true));
  };
  return { mark, isPending };
}
