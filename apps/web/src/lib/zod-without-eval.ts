// zod tries whether it may compile its checks with `new Function`. Our Content-Security-Policy forbids
// that, and browsers report even the attempt. To be imported before any schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
