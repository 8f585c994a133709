/** The format of game records that headers are written in here. */
export const FORMAT = 2;
