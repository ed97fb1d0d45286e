import sentences from './withdrawal-model.json' with { type: 'json' };

/**
 * Sentences of the statute's model that no choice changes: withdrawal notice with the online function and form, annexes 1
 * and 2 to Article 246a section 1 EGBGB, as of 19 June 2026.
 */
export const WITHDRAWAL_MODEL: readonly string[] = sentences;
