type Keys<U> = U extends unknown ? keyof U : never;
type Field<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/**
 * One of several shapes told apart by `type`, with whatever any of them holds: for looking through a list of
 * actions, of which each has some of the fields.
 */
export type Flat<U extends { type: string }> = { type: U["type"] } & {
  [K in Exclude<Keys<U>, "type">]?: Field<U, K> | undefined;
};
