/** A DATE column, which the client reads as midnight UTC, as YYYY-MM-DD. */
export const presentDay = (date: Date) => date.toISOString().slice(0, 10);
