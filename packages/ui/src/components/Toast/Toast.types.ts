/** A short message that goes by itself. It never holds the only way to do something. */
export interface ToastMessage {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** In a few words: "Photo removed". */
  title: string;
  /** One sentence more. */
  text?: string | undefined;
  /** The one thing to do about it: "Undo". It is offered longer, and takes the focus where that went with what was pressed. */
  action?:
    | {
        label: string;
        /** Its name for those who listen, where the label alone does not say about whom: "Undo: Ruben". Begins with the label. */
        name?: string | undefined;
        onPress: () => void;
      }
    | undefined;
}

export interface ToastLabels {
  /** Names the place where they appear: "Messages". F6 leads to it. */
  region: string;
  close: string;
}
