import { Hono } from 'hono';
import {
  type DeskCodesReply,
  type DeskSoldOutReply,
  deskCodeBody,
  deskSoldOutBody,
} from '#contract/desk-codes.ts';
import { deskNothing } from '#contract/desk-messages.ts';
import { DESK_API } from '#desk-paths.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { createCode, readCodes, stopCode } from './codes.ts';
import { markSoldOut, readSoldOut } from './sold-out.ts';

/** Codes and sold-out variants. Every action returns the new list. */
export function codeRoutes(shop: Shop): Hono {
  const app = new Hono();
  const codes = async () => (await readCodes(shop)) satisfies DeskCodesReply;
  const soldOut = async () => (await readSoldOut(shop)) satisfies DeskSoldOutReply;

  app.get(DESK_API.deskCodes, async (c) => c.json(await codes()));
  app.post(DESK_API.deskCodes, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskCodeBody);
    if (!body.ok) return body.response;
    const made = await createCode(shop, admin, body.value);
    return made ? c.json(await codes(), 201) : failure(c, 'code_exists');
  });
  app.post(DESK_API.deskCodeStop, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const stopped = await stopCode(shop, admin, c.req.param('code') ?? '', true);
    return stopped ? c.json(await codes()) : failure(c, 'not_found');
  });
  app.post(DESK_API.deskCodeResume, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const resumed = await stopCode(shop, admin, c.req.param('code') ?? '', false);
    return resumed ? c.json(await codes()) : failure(c, 'not_found');
  });
  app.get(DESK_API.deskSoldOut, async (c) => c.json(await soldOut()));
  app.post(DESK_API.deskSoldOut, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskSoldOutBody);
    if (!body.ok) return body.response;
    const { item_ids: itemIds, sold_out: wanted } = body.value;
    const marked = await markSoldOut(shop, admin, itemIds, wanted);
    return marked ? c.json(await soldOut()) : failure(c, 'unknown_item');
  });
  return app;
}
