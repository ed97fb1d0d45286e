import fc from 'fast-check';

/** Ends each property early while mutants are planted: one of them fails soon, or survives thousands of runs as well. */
fc.configureGlobal({ interruptAfterTimeLimit: 500 });
