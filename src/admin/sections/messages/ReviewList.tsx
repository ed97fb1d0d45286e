import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Link, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { queryOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import { formReply } from '#contract/forms.ts';
import {
  type AdminReview,
  adminReviewsReply,
  REFUSAL_REASONS,
  type RefusalReason,
} from '#contract/reviews.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

/** A review with its order; shown with or without an answer, or refused for a reason that its writer reads. */
function Review({ review }: { readonly review: AdminReview }) {
  const { reviews: texts } = useTexts();
  const { lang } = useKit();
  const { id, item, stars, text, fit, at, state, reason, reply } = review;
  const [typed, setTyped] = useState(reply ?? '');
  const { tried, isPending } = useSend('POST /api/admin/reviews/:id', formReply, [
    'GET /api/admin/reviews',
    'GET /api/admin/log',
  ]);
  const answer = typed.trim();
  const check = async (refusal?: RefusalReason) => {
    const body = refusal ? { reason: refusal } : { ...(answer && { reply: answer }) };
    const isDone = await tried({ params: { id }, body });
    if (isDone) showDone(fill(refusal ? texts.isRefused : texts.isShown, { item }));
  };
  const facts = [
    fill(texts.stars, { count: stars }),
    ...(fit ? [texts.fits[fit]] : []),
    formatDateTime(at, lang),
    fill(texts.number, { number: id.slice(0, 8) }),
  ];
  return (
    <Block
      title={item}
      beside={
        <span className={state === 'waiting' ? 'warn' : 'soft'}>
          {texts.states[state]}
          {reason && `: ${texts.reasons[reason]}`}
        </span>
      }
    >
      <p className="soft">
        {facts.join(' · ')}
        {' · '}
        <Link className="link" href={sectionHref(lang, `/orders/${review.order_id}`)}>
          {review.order_number}
        </Link>
      </p>
      <p className="prose">{text}</p>
      <div className="mt-3 grid max-w-176 gap-3">
        <Field
          label={texts.reply}
          help={texts.replyHelp}
          isLong
          maxLength={2000}
          value={typed}
          onChange={setTyped}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            className="button primary"
            isPending={isPending}
            isDisabled={state === 'shown' && answer === (reply ?? '')}
            onPress={() => void check()}
          >
            {state === 'shown' ? texts.save : texts.show}
          </Button>
          <MenuTrigger>
            <Button className="button" isDisabled={state === 'refused'}>
              {texts.refuse}
            </Button>
            <Popover className="popover">
              <Menu className="menu" aria-label={texts.refuse}>
                {REFUSAL_REASONS.map((each) => (
                  <MenuItem key={each} onAction={() => void check(each)}>
                    {texts.reasons[each]}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        </div>
      </div>
    </Block>
  );
}

/** Reviews: first those that wait for a check, then the others. */
export function ReviewList() {
  const { reviews: texts, views } = useTexts();
  const { lang } = useKit();
  const search = getRouteApi('/messages').useSearch();
  const page = search.before ?? '1';
  const loading = useApi('GET /api/admin/reviews', { query: queryOf({ page }) }, adminReviewsReply);
  return (
    <ListPart name={views.reviews} loading={loading}>
      {({ reviews, has_more }) => (
        <>
          {reviews.length === 0 && <Empty title={texts.none} text={texts.noneText} />}
          {reviews.map((review) => (
            <Review key={`${review.id} ${review.state}`} review={review} />
          ))}
          <Pager
            here={sectionHref(lang, '/messages')}
            search={search}
            next={has_more ? `${Number(page) + 1}` : null}
          />
        </>
      )}
    </ListPart>
  );
}
