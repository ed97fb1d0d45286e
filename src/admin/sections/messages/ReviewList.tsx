import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Link, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import { formReply } from '#contract/forms.ts';
import { type AdminReview, adminReviewsReply, REFUSAL_REASONS } from '#contract/reviews.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

const route = getRouteApi('/messages');

/** A review with its order; shown with or without an answer, or refused for a reason that its writer reads. */
function Review({ review }: { readonly review: AdminReview }) {
  const { reviews: texts } = useTexts();
  const { lang } = useKit();
  const [reply, setReply] = useState(review.reply ?? '');
  const { tried, isPending } = useSend('POST /api/admin/reviews/:id', formReply, [
    'GET /api/admin/reviews',
    'GET /api/admin/log',
  ]);
  const { id, item, stars, text, fit, language, at, state, reason, order_id, order_number } =
    review;
  const said = reply.trim();
  const show = async () => {
    const body = { state: 'shown' as const, ...(said && { reply: said }) };
    if (await tried({ params: { id }, body })) showDone(fill(texts.isShown, { item }));
  };
  const refuse = async (why: (typeof REFUSAL_REASONS)[number]) => {
    const body = { state: 'refused' as const, reason: why };
    if (await tried({ params: { id }, body })) showDone(fill(texts.isRefused, { item }));
  };
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
        {[
          fill(texts.stars, { count: stars }),
          fit && texts.fits[fit],
          language.toUpperCase(),
          formatDateTime(at, lang),
          fill(texts.number, { number: id.slice(0, 8) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        <Link className="link" href={sectionHref(lang, `/orders/${order_id}`)}>
          {order_number}
        </Link>
      </p>
      <p className="prose">{text}</p>
      <div className="mt-3 grid max-w-176 gap-3">
        <Field
          label={texts.reply}
          help={texts.replyHelp}
          isLong
          maxLength={2000}
          value={reply}
          onChange={setReply}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            className="button primary"
            isPending={isPending}
            isDisabled={state === 'shown' && said === (review.reply ?? '')}
            onPress={() => void show()}
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
                  <MenuItem key={each} onAction={() => void refuse(each)}>
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

/** Reviews that wait for a check, or all of them. */
export function ReviewList() {
  const { reviews: texts, views } = useTexts();
  const { lang } = useKit();
  const search = route.useSearch();
  const { all, before } = search;
  const here = withParams(sectionHref(lang, '/messages'), { view: 'reviews' });
  const query = queryOf({ all, before });
  const loading = useApi('GET /api/admin/reviews', { query }, adminReviewsReply, {
    everyMs: 60_000,
  });
  const other = all
    ? { href: here, label: texts.toWaiting }
    : { href: withParams(here, { all: '1' }), label: texts.toAll };
  return (
    <ListPart name={views.reviews} loading={loading}>
      {({ reviews, next }) => (
        <>
          {reviews.length === 0 ? (
            <Empty title={all ? texts.none : texts.allChecked} text={texts.noneText} way={other} />
          ) : (
            <p className="block">
              <Link className="link" href={other.href}>
                {other.label}
              </Link>
            </p>
          )}
          {reviews.map((review) => (
            <Review key={`${review.id} ${review.state}`} review={review} />
          ))}
          <Pager here={sectionHref(lang, '/messages')} search={search} next={next} />
        </>
      )}
    </ListPart>
  );
}
