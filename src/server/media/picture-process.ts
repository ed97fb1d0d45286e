/**
 * Process of a `PictureProcessor`: decodes and encodes one picture at a time, below the shop's priority. Ends with
 * its parent, and by itself above its memory limit.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { checkNotice } from '../guarantee/check-notice.ts';
import { checkMaster } from './check-master.ts';
import { drawPng } from './draw-png.ts';
import { makeSize } from './make-size.ts';
import type { PictureReply, PictureTask } from './picture-messages.ts';
import { prepareMaster } from './prepare-master.ts';

/** 60 megapixels take 160 to 330 MB as JPEG, PNG or WebP, and more than 1.1 GB as AVIF. */
const MAX_MEMORY_BYTES = 2 * 1024 * 1024 * 1024;
const CHECK_EVERY_MS = 100;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
// Formats that nobody uploads never reach their decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

async function carryOut(asked: PictureTask): Promise<PictureReply> {
  if (asked.task === 'master') return prepareMaster(asked.upload);
  if (asked.task === 'check') return checkMaster(asked.master);
  if (asked.task === 'notice') return checkNotice(Buffer.from(asked.upload));
  try {
    if (asked.task === 'drawing') return { ok: true, bytes: await drawPng(asked.drawing) };
    return { ok: true, bytes: await makeSize(asked.master, asked.focus, asked.size) };
  } catch {
    return { ok: false, code: 'picture_broken' };
  }
}

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, CHECK_EVERY_MS).unref();
process.on('disconnect', () => process.exit());
process.on('message', (asked: PictureTask) => {
  void carryOut(asked).then((reply) => process.send?.(reply));
});
