/** The only countries with an entry warning in the chat and lander layouts (spec sections 2 and 9). */
export const CHAT_AND_LANDER_COUNTRIES = ['NL', 'DE'] as const;

/** The value of `enable_site_entry_popup` that turns it off (spec section 2). */
export const POPUP_OFF = 'no';
