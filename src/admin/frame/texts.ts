import type de from './de.json';

export type FrameTexts = typeof de;
export type Gate = keyof FrameTexts['gates'];
