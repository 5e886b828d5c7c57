/** The parts of the house that fill up, each with its Serbian name (visit-life §2). */
export const ZONE_LABELS = {
  centre: 'Centar i park',
  restaurant: 'Restoran',
  memorialHouse: 'Spomen-kuća',
} as const;

export type Zone = keyof typeof ZONE_LABELS;

/** All zones, in the order in which they are shown. */
export const ZONES = Object.keys(ZONE_LABELS) as Zone[];

type Room = {
  /** Persons at the same time. */
  readonly places: number;
  readonly stayMinutes: number;
};

/** How much each zone holds and how long a group stays there. */
export type Zones = {
  readonly centre: Room & {
    /** The stay of a group that also eats. */
    readonly stayMinutesWithLunch: number;
    /** Groups that may start in the same quarter of an hour. */
    readonly startsPerQuarter: number;
  };
  readonly restaurant: Room;
  readonly memorialHouse: Room;
};
