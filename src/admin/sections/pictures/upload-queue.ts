import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';

export type UploadState =
  | { readonly step: 'waiting' | 'processing' | 'done' | 'too_large' }
  | { readonly step: 'sending'; readonly percent: number }
  /** `sentence` is empty where no reply came. */
  | { readonly step: 'failed'; readonly sentence: string };

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

type UploadEvent =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'move'; readonly key: number; readonly state: UploadState }
  | { readonly type: 'remove'; readonly key: number };

/** State of files after an event. Files that are too large are never sent; those that are done go with the last one. */
export function uploadsAfter(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'add': {
      const first = Math.max(-1, ...uploads.map(({ key }) => key)) + 1;
      const added = event.files.map((file, index): Upload => {
        const step = file.size > UPLOAD_LIMIT_BYTES ? 'too_large' : 'waiting';
        return { key: first + index, file, state: { step } };
      });
      return [...uploads, ...added];
    }
    case 'move': {
      const moved = uploads.map((each) =>
        each.key === event.key ? { ...each, state: event.state } : each,
      );
      return moved.some(({ state }) => isOpen(state))
        ? moved
        : moved.filter(({ state }) => state.step !== 'done');
    }
    case 'remove':
      return uploads.filter(({ key }) => key !== event.key);
  }
}

/** True until a file has arrived or was refused. */
export const isOpen = ({ step }: UploadState) =>
  step === 'waiting' || step === 'sending' || step === 'processing';

/** Returns the file to send now: one at a time, because the server takes one picture at a time. */
export function nextUpload(uploads: readonly Upload[]): Upload | undefined {
  const [open] = uploads.filter(({ state }) => isOpen(state)).sort(byStep);
  return open?.state.step === 'waiting' ? open : undefined;
}

/** Sorts what is on its way before what waits. */
const byStep = (a: Upload, b: Upload) =>
  Number(a.state.step === 'waiting') - Number(b.state.step === 'waiting');
