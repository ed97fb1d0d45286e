/** Name of the demo's shop. In a module of its own, because every document loads it. */
export const DEMO_NAME = 'Elvare';
