/** The guard or action of this name, given the error of the call that failed. */
export const ofError = <TType extends string>(type: TType) =>
  ({
    type,
    params: ({ event }: { event: { readonly error: unknown } }): unknown => event.error,
  }) as const;
