/** Whether an address belongs to sign-in and back office, which only the browser draws. */
export const isStaffPath = (path: string) => /^\/(?:signin\/?|admin(?:\/.*)?)$/i.test(path);
