// Generated from openapi/. Do not edit: npm run generate -w @velours/openapi

export interface paths {
    "/api/user.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member who is logged in
         * @description Spec section 7. A visitor gets 403 `authentication_required`; coming from user.php it logs nobody out
         *     (spec section 8).
         *
         *     With `push_id` the answer also says whether the push subscription of that endpoint is still kept: one that the push
         *     service has ended (404 or 410) is not.
         */
        get: operations["getUser"];
        /**
         * Save the language
         * @description Spec section 7: saves the language of the member who is logged in.
         */
        put: operations["saveLanguage"];
        /**
         * Log in, or save a push subscription
         * @description Spec section 7. With `email` and `password`: logs in and sets the session cookie. The answer to a wrong address and
         *     to a wrong password is the same. After too many tries the caller is blocked for the minutes told, for this account or for all; a
         *     device that the account was logged in to from (cookie `device`) is counted by itself, so nobody else's tries block it.
         *
         *     With `push=1` and a `subscription` (operation savePushSubscription): saves the push subscription of the member, needs
         *     a session and an Idempotency-Key. One of a push service that the server does not know is refused at `subscription.endpoint`.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Spec section 7. Ends the session and removes its cookie; a visitor gets the same answer. It changes state on a GET, so it is
         *     accepted from the site itself only (`Sec-Fetch-Site: same-origin`).
         */
        get: operations["logOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member is logged in
         * @description Feature B05. The member's own sessions, the newest activity first. The ids name a session and open nothing. No place is
         *     told: addresses of the network are not stored.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out on another device
         * @description Feature B05. Ends one session of the member, or all others; the one that calls goes on, logout.php ends that. One that has ended
         *     already, or is somebody else's, changes nothing. The other device is logged out at once where it has a live stream, else with
         *     its next call.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the copy of the member's data stands
         * @description Feature B05 (GDPR, articles 15 and 20). The newest copy that was asked for, and when another one can be.
         */
        get: operations["getExport"];
        put?: never;
        /**
         * Ask for a copy of the member's data
         * @description Feature B05. Made by a job; a mail says when it is ready. Asks for the password. One at a time, and one a day.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export-file.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The copy of the member's data
         * @description Feature B05. The newest copy of the member who is logged in, a ZIP archive, until it expires. A browser that follows a link to it
         *     (`Sec-Fetch-Mode: navigate`) is led to /settings/export instead of a problem.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deletion.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say with the password that the account is to be deleted
         * @description Feature A02. Deletes nothing yet: answers a confirmation, good for 15 minutes and for this session, which the DELETE takes.
         */
        post: operations["confirmDeletion"];
        /**
         * Delete the account
         * @description Spec sections 4 and 9, feature A02. Nobody sees the member any more, every session ends, push notifications stop. For 14 days
         *     reactivation.php undoes it; then everything but the ledger's pseudonym is erased.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reactivation.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deleted account back
         * @description Spec sections 4 and 9, feature A02. Takes the token of the link in the mail or, without one, of the `reactivation` cookie that a log-in
         *     to a deleted account sets. A POST from the page behind the link, so that a mail scanner takes nothing back. With the cookie the
         *     member is logged in as well: the password was given a moment ago.
         */
        post: operations["reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Spec sections 3, 5 and 6. Always makes an unconfirmed member with a session and sends a mail. Whether the address has an
         *     account already is never told here, neither by the answer nor by its timing; the mail says so to its owner.
         *
         *     A repeated call logs in anew, with the password it names: 401 `login_failed` once the member has set another.
         *
         *     Refused with 403 `signup_closed` unless `settings.signups` is `all`, or `with_trafficsource` and there is a `ref` or `network`, in
         *     `tracking` or in the link of an earlier page of the visit: as `settings.signup_open` says.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-message.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a first message before the address is confirmed
         * @description Spec sections 3 and 4. Kept with the account in place of one written before, and sent at activation, charged like any message. A member
         *     who has confirmed sends messages themselves: 409 `already_confirmed`.
         */
        put: operations["saveFirstMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Spec sections 1 and 2. Takes the token of the link in the mail. A POST, so that a mail scanner that follows links confirms
         *     nothing. Grants `settings.signup_credits` once and sends the sign-up message where there is one. A session of an account
         *     that can no longer be confirmed, as another over the same address was, ends with it.
         */
        post: operations["activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation-resend.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the activation mail again
         * @description Spec sections 2 and 8. A member who is not confirmed gets it at the own address; a visitor gives an address. The answer is always the
         *     same, whether or not there is such a member.
         */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-change.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The e-mail change that waits
         * @description Spec section 2 (/mail-change/do). Null where none waits for its confirmation.
         */
        get: operations["getMailChange"];
        /**
         * Send the confirmation again
         * @description Spec section 2. Links sent before stay valid until one is used.
         */
        put: operations["resendMailChange"];
        /**
         * Ask for another e-mail address
         * @description Spec section 2. Takes the password as it is now. A link that works once and for 24 hours goes to the new address; the change is done when it is
         *     confirmed. The answer is the same for every new address, whoever has an account with it: the mail tells. One change waits at a time:
         *     asking again replaces it. A member who has not confirmed any address yet gets the new one at once, with another activation mail, and
         *     nothing waits.
         */
        post: operations["requestMailChange"];
        /**
         * Give up the e-mail change
         * @description Spec section 2. Its links are worth nothing then. Giving up what does not wait changes nothing.
         */
        delete: operations["cancelMailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-change-confirm.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new e-mail address
         * @description Spec section 2. Takes the token of the link in the mail. A POST, so that a mail scanner that follows links changes nothing. Every session of
         *     the member ends but the one that confirms. The old address is told, with a link to undo it that works for 48 hours. An address that somebody
         *     else confirmed meanwhile is refused. A link that was used answers the same again, and does nothing, as long as its address holds.
         */
        post: operations["confirmMailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-change-undo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an e-mail change back
         * @description Spec section 2. From the link in the notice to the old address, for 48 hours: the old address is back, later changes are undone with it, every
         *     session ends, and the password is the one given here, for somebody else may know the other.
         */
        post: operations["undoMailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's passkeys
         * @description Feature B08. The newest first. The ids name a passkey to its owner and open nothing.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Feature B08. Takes the password, so that whoever finds an open page cannot stay, and what `navigator.credentials.create` gave for the challenge
         *     of passkey-challenge.php (W3C WebAuthn, level 3). One that cannot be verified is refused with field code `invalid` at `credential`. At most
         *     10 a member (`out_of_range` at `credential`).
         */
        post: operations["addPasskey"];
        /**
         * Remove a passkey
         * @description Feature B08. It opens the account no more. One that is gone already, or is somebody else's, changes nothing.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey-challenge.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with a passkey
         * @description Feature B08. A challenge that holds for five minutes and for one answer. For a visitor, and without a body, it is one to log in with (`user` is
         *     null). With the member's password it is one to add a passkey with: the device makes none where the password is wrong, or where there are 10
         *     already (`out_of_range` at `credential`). Takes no Idempotency-Key: each call gives a challenge of its own.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey-login.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description Feature B08. What `navigator.credentials.get` gave for the challenge of passkey-challenge.php (W3C WebAuthn, level 3). An unknown passkey, a wrong
         *     signature and a challenge that was used or is over are answered alike: 401 `login_failed`. Otherwise as a log-in with a password.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Spec section 2. Takes the password as it is now, and another (else field code `password_unchanged`). Every other session of the member ends,
         *     this one gets a new id, and the member is told by mail.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to a new password
         * @description Spec sections 2 and 8. The answer and its time are the same for every address. A link that works once and for an hour goes to the address where
         *     there is an account with it; links sent before are worth nothing then. Requests are counted by the address as it was typed.
         *     A server that would rather say so may answer 404 for an address without an account; the reference server never does.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password-confirm.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a link
         * @description Spec section 2. Takes the token of the link in the mail. Every session of the member ends: whoever has the link logs in with the new password. An
         *     e-mail change that waits is given up, and the member is told by mail.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-link.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a link of a mail does
         * @description Spec section 2. Tells before a form is filled in whether the link still works, and which address it is about. Looking uses nothing up.
         */
        get: operations["getAccountLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save how the site looks, and who may find the member
         * @description Spec section 2 (settings). Only what is given changes. Scheme, text size and discreet mode are also kept in a cookie, for the next visit before
         *     the log-in.
         */
        put: operations["savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member wants to be told
         * @description Spec sections 2 and 4 (/notifications). By kind of news and by channel, and why no news is mailed where it stopped.
         */
        get: operations["getNotifications"];
        /**
         * Choose what to be told
         * @description Spec sections 2 and 4 (/notifications).
         */
        put: operations["saveNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-notifications.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the receiver of a mail wants to be told
         * @description Spec section 2 (/notifications, the e-mail-source variant). The signed token of a link in a mail stands in for the log-in: for
         *     these settings of this member alone, for 60 days, while the mail's address is the member's.
         */
        get: operations["getMailNotifications"];
        /**
         * Choose what to be told, from a mail
         * @description Spec sections 2 and 4. As saveNotifications, by the signed token of a link in a mail. `push` is left as it is: the mail is no
         *     browser's.
         */
        put: operations["saveMailNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save fields of the own profile
         * @description Spec section 3. Saves the fields given and leaves the others. Null clears a field. With `version` only what was edited from the
         *     newest profile is saved: after a change elsewhere it is refused (`profile_changed`).
         */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own photos
         * @description Spec section 3. Every photo of the caller in its order, inspected or not; a refused one says why. Others see the active ones.
         */
        get: operations["getPhotos"];
        /**
         * Put the own photos in order
         * @description Spec section 3. The first one that others may see is the main photo. Every own photo is named, each once; when the member has others
         *     meanwhile nothing is changed.
         */
        put: operations["arrangePhotos"];
        /**
         * Add a photo
         * @description Spec sections 3 and 9. JPEG, PNG, WebP or AVIF, at most 8 MB and 50 megapixels; of an animation the first picture. Cut by `crop`, stored
         *     anew without its metadata and shown once inspected. Free members can have
         *     `settings.photo_limit_free`, premium members `settings.photo_limit_premium`. 429 for who has many uploads under way, or has sent many
         *     in the last hour; 503 where there is no room for the file, where all members together have too many under way and this one most, and
         *     where it hardly comes in. Sent again while it still comes in, it begins anew, and the first is answered 409.
         */
        post: operations["uploadPhoto"];
        /**
         * Remove a photo
         * @description Spec section 3. Removes one of the own photos and its files.
         */
        delete: operations["removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search members
         * @description Spec sections 2 and 6. 24 a page, who has a photo first, of them the most recently active. Totals are counted up to 1,000. Below 12 results `similar_results` holds members by a
         *     relaxed filter. A visitor may search as `settings.logged_out_search` and `settings.logged_out_search_trafficsource` say, the first page
         *     only; otherwise 403 `authentication_required`. The traffic source is the one that settings.php was told. A filter that `search_fields` does
         *     not name and a `min_age` above `max_age` are refused. How many pages a member, or a visitor's network address, reads in an hour and in a day has
         *     an end (429); it counts those of the match finder and the swipe game too.
         */
        get: operations["searchMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile of a member
         * @description Spec section 2. Visitors as with the search. Unknown, disabled, unconfirmed and deleted members are answered alike. How many profiles of others a
         *     member, or a visitor's network address, reads in an hour and in a day has an end (429).
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matchfinder.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who fit, and why
         * @description Spec section 2. Of the 1,000 most recently active members the preferences allow and the caller does not like yet, those whose own
         *     preferences (else their profile) take in the caller; most in common first. Nobody without a reason, nobody by a score. What
         *     `visible_profile_fields` does not name is no reason, and a preference about what neither it nor `search_fields` names narrows nothing. Counts as a
         *     page of searchMembers (429).
         */
        get: operations["findMatches"];
        /**
         * Save whom one looks for
         * @description Spec section 2. For the match finder and the swipe game. A `min_age` above `max_age` is refused.
         */
        put: operations["saveMatchPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a received like as seen
         * @description Spec section 4: opening a profile clears its new-like flag.
         */
        put: operations["markLikeSeen"];
        /**
         * Like a member
         * @description Spec section 1. Liking again changes nothing. Where the other likes back it is a match. Within ten minutes of taking a like back this puts
         *     it back as it was, with its date.
         */
        post: operations["like"];
        /**
         * Take a like back
         * @description Spec section 2. Taking back what was not given changes nothing. A like of who cannot be seen any more can be taken back too.
         */
        delete: operations["unlike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes received and given, and matches
         * @description Spec section 7. Newest first. `profiles` holds every member that the three lists name.
         */
        get: operations["getLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest matches to whom nothing has been written
         * @description Spec section 2. Newest first. Once either has written, the conversation stands in chats.php.
         */
        get: operations["getNewMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/swipe.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members for the swipe game
         * @description Spec sections 2 and 6. Members the caller has neither liked nor passed on within 24 hours, in the order of a search, with the day's
         *     likes. Those whom the caller's match preferences (matchfinder.php) take in; until they are saved the profile says the gender.
         */
        get: operations["getSwipeDeck"];
        put?: never;
        /**
         * Like a member in the swipe game, or pass on
         * @description Spec sections 6 and 9. A like is one as by `like.php`, but only so many a day are taken here; then 403 `swipe_limit_reached`. Liking
         *     whom one likes already costs none. Whom one passed on is not in the deck for 24 hours.
         */
        post: operations["swipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auto-like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest like not seen yet
         * @description Spec section 7. Gives the newest real like that the member has not seen, and marks it as shown; nothing is invented. It changes
         *     state on a GET, so it is accepted from the site itself only.
         */
        get: operations["autoLike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations
         * @description Spec section 7. Newest first, with the totals for badges and page title.
         */
        get: operations["getChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the removal of a conversation
         * @description Takes back a removal of less than a minute ago: the conversation is there as it was, with what came meanwhile. 404 where nothing
         *     was removed, or too long ago.
         */
        put: operations["restoreChat"];
        post?: never;
        /**
         * Remove a conversation
         * @description Spec sections 4 and 7. Removes it for the caller; the other keeps it.
         */
        delete: operations["removeChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/block.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a member
         * @description Spec section 2. From now on neither sees, likes or writes to the other: to each other they are as members who left, and the other is
         *     not told. What is being sent at that moment is delivered before, or not at all. Who cannot be seen any more can be blocked where there is a
         *     conversation or a like between the two.
         */
        post: operations["blockMember"];
        /**
         * Take a block back
         * @description Spec section 2. Likes and messages of before are there again, unless the other has blocked the caller too.
         */
        delete: operations["unblockMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the caller has blocked
         * @description Spec section 2. Newest first, without the name of who has left. Who has blocked the caller is told to nobody.
         */
        get: operations["getBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a member, a photo or a message
         * @description A copy of what is reported is kept as evidence, also when the other takes it away. Only what the caller can see can be reported. The
         *     same message or photo again, or the same member while the last report waits, answers with the report there is.
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has reported
         * @description Newest first, each with what came of it.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was decided against the caller
         * @description Newest first: the statement of reasons of each decision (Digital Services Act, article 17).
         */
        get: operations["getDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a conversation
         * @description Spec section 3. Name the conversation or the other member, exactly one of the two. The newest messages, oldest first; `before` pages
         *     back, `after` pages on, `around` has half of them from a message on and half before it: at most one of the three. With a member
         *     nobody has written to yet the list is empty; that counts as a look at the profile (429, as with member.php).
         */
        get: operations["getMessages"];
        /**
         * Mark messages as read
         * @description Spec section 4: opening a conversation sets its unread count to 0. Marks messages up to and with the position `read_up_to`; it never
         *     goes back.
         */
        put: operations["markRead"];
        /**
         * Send a message
         * @description Spec sections 1, 5 and 8. Costs `settings.message_credits`, charged once. Not before the e-mail address is confirmed (403
         *     `email_not_confirmed`). A free member can start `settings.conversations_free` conversations. Retries with the same
         *     Idempotency-Key neither send nor charge twice.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-search.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find messages of a conversation
         * @description Finds the messages of one of the caller's conversations that hold a text, without regard to case and accents, newest first. At most
         *     the newest 20,000 messages are looked through. What the caller has removed is not found.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a gift
         * @description Spec sections 2 and 8. A gift is a message of the conversation: all rules of sendMessage hold, and it costs `settings.gift_credits`,
         *     charged once.
         */
        post: operations["giveGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifs.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search GIFs
         * @description Spec section 1. Searched by this server: the provider is told the words alone, neither who searches nor from where. Without words
         *     what the provider likes best. 503 `service_unavailable` where it does not answer.
         */
        get: operations["searchGifs"];
        put?: never;
        /**
         * Send a GIF
         * @description Spec section 1. A GIF is a message of the conversation: all rules of sendMessage hold, and it costs `settings.message_credits`,
         *     charged once. A GIF that no search has found here is refused as `invalid`.
         */
        post: operations["sendGif"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/typing.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the member is writing
         * @description Shown to the other for a few seconds. Takes no Idempotency-Key: a lost one does no harm.
         */
        post: operations["sendTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events
         * @description Server-sent events, so that messages and likes appear at once; the refresh of spec section 4 stays as the floor. `hello` comes
         *     first and a comment each 25 seconds. A reconnect that names the last event it has seen is sent those after it, once each; where they are
         *     no longer known it is answered with `user` and `chats` after `hello`: whatever was missed is loaded again.
         *
         *     A stream may end at any time; `retry` says when to come back. A member may hold a bounded number of streams, and one more ends the oldest; an
         *     address with too many gets 429 `too_many_requests` for the next.
         *
         *     The stream of who is banned says that alone, by `safety` after `hello`, and ends.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the domain
         * @description Spec section 7: `forced-domain` is the request host, and the query of the route goes along. The link parameters decide on sign-up and
         *     search for visitors (spec section 6); other parameters are accepted and have no meaning. An unknown host gets the operator's first domain. A link parameter that does not
         *     match the domain's own pattern counts as not given. What a member pays for messages and gifts, the credits that are given and the
         *     limits on photos and conversations are those of the domain the caller signed up on.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's complaints
         * @description Spec section 2 (/complaints). Newest first.
         */
        get: operations["getComplaints"];
        put?: never;
        /**
         * Make a complaint
         * @description Spec section 2 (/complaints). Open to everybody. A visitor says name and address; those of a member are known. It gets a
         *     reference, is confirmed by mail, and is answered by a person within 14 days.
         */
        post: operations["makeComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ban.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why the account is blocked
         * @description Spec section 1 (ban notice). The statement of reasons of the ban that holds, for the banned member alone.
         */
        get: operations["getBan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objection.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Object to a decision
         * @description Spec section 1. Once a decision, within six months, free of charge (Digital Services Act, article 20). Somebody who did not
         *     take the decision looks at it again.
         */
        post: operations["objectToDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All interests
         * @description Spec section 7. Fetched once, then cached.
         */
        get: operations["getInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions of every country
         * @description Spec section 7. Fetched once, then cached.
         */
        get: operations["getRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companyinfo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company behind the domain
         * @description Spec section 7. Fetched once, then cached.
         */
        get: operations["getCompanyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lander.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a landing page shows
         * @description Spec sections 1 and 2. A slug is the niche's own name, or that name, a hyphen and a campaign that the domain lists; without one the page is
         *     the niche's own. The profiles are samples of the niche, demo and fictional ones only: no real member stands in an advertisement, whether
         *     or not the domain shows members to visitors.
         */
        get: operations["getLander"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A legal or help page
         * @description Spec section 2 (/{token}). The page that a token addresses, as HTML that the site made itself, with the data of the company behind the domain in
         *     it. The American English variant has a privacy notice of its own and takes the other pages from English.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country and region of a place
         * @description Spec section 7: reverse geocoding. A failure is stored as false by the site.
         */
        get: operations["getGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-hidden.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The page was hidden
         * @description Spec section 7: a beacon with an empty JSON object, sent by `navigator.sendBeacon` as a Blob of `application/json`, which browsers send
         *     without a preflight to the same origin only. Takes no Idempotency-Key, since a beacon has no headers of its own; nothing tries it again.
         *     Of a member it says that they were here until now, as every call does. Of a visitor it counts nothing but a bounce, named by `lb`.
         */
        post: operations["pageHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/age-check.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the age check of this browser stands
         * @description Feature B14. Where the domain demands one, photos of others are withheld until it is passed: every `main_image` is null and `photos` is empty, and the
         *     files are not found. A check that was begun is asked for at whoever makes it. What came of it is kept in a cookie of this browser alone, for 30 days or until log-out.
         */
        get: operations["getAgeCheck"];
        put?: never;
        /**
         * Begin an age check
         * @description Feature B14. The browser goes to `url`, and comes back to `/age-check`. Whoever makes the check is told neither name nor account. Takes no
         *     Idempotency-Key: a check begun twice is two, and the last one counts.
         */
        post: operations["beginAgeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public ledger of past offers
         * @description Feature B13. Every offer with a deadline that is over, by whom it may be checked whoever they are: no member is named.
         */
        get: operations["getOfferLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-offers.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offers made to the member
         * @description Feature B13. As they were signed when the member signed up, whether over or not. Whether one can be used still discountcode.php says.
         */
        get: operations["getOwnOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discountcode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The discount the member can use
         * @description Spec sections 4, 5, 7 and 9. The time bonus within 14,400 seconds of sign-up for a member who has not paid; with `welcome=true`
         *     the welcome discount; with `code` that code, where it holds for the member and the order that is named with it.
         */
        get: operations["getDiscountCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price list
         * @description Spec section 2 (/pricing). What credits cost in a country and what paying costs on top, for everybody to read: regular
         *     prices, without a discount. Without `country`: the member's own, else the one the domain starts with.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentoptions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be bought and how it can be paid
         * @description Spec sections 3, 4 and 9. Packages p0 to p3 with the prices of the member's country, payment methods with their transaction
         *     costs, saved methods. Prices are worked out with one discount: the entered `discount_code` where it holds, else the time
         *     bonus, else the welcome discount. A code that does not hold is left out here; discountcode.php says why.
         */
        get: operations["getPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price of an order, line by line
         * @description Spec sections 4 and 9. Package, less one discount, plus the transaction costs of the method. A discount that does not hold is
         *     refused, with the price without it in `params.total`; the method is refused where the provider does not take the total by it.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description Spec sections 2 and 4. How an order of the caller stands. While it is pending the bank is asked too, so that a poll learns an
         *     end that no message brought.
         */
        get: operations["getOrder"];
        put?: never;
        /**
         * Order credits
         * @description Spec sections 4, 5 and 9. The server works out the price; `total` is the one on the button. Where they differ the order is
         *     refused with 409 `price_changed`, where the discount does not hold any more with its own code; `params.total` is the price
         *     now, so that the member can agree to it. A key sent again is answered with the same order as it stands then. Another order with the
         *     discount of a pending one takes its place: that one is cancelled. A direct debit that was confirmed keeps its discount
         *     (`discount_used`) unless it comes to nothing.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the member
         * @description Spec section 2 (/transactions). Newest first; `before` pages back. The totals are over all completed orders, not this page, less what
         *     went back of them: the credits of a refund at once, its money when it has gone.
         */
        get: operations["getOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of the member's credits
         * @description Spec sections 1 and 2 (/transactions). Where the credits came from and where they went: the entries of the ledger, grouped by
         *     day (UTC) and kind, newest day first. Each day's `opening` and the amounts of its lines sum to its `closing`, which is the
         *     `opening` of the day after; the newest `closing` is the balance. `before` pages back.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What withdrawing from an order brings back
         * @description Spec sections 2 and 9 (refund period). What comes back now for the credits of a paid order that are not used yet: the part of
         *     what was paid, transaction costs included, rounded up to the cent. Gifts are used before bought credits, older orders before newer ones.
         */
        get: operations["getWithdrawal"];
        put?: never;
        /**
         * Withdraw from an order
         * @description Spec sections 2 and 9 (refund period). The declaration counts from the moment it is answered: the unused credits are taken
         *     off the balance, a confirmation is sent by mail and the money goes back the way it came. `amount` is the one on the button;
         *     where another one comes back now, nothing happens and `params.amount` says which. No reason is asked for.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentmethod.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved payment method
         * @description Spec section 1 (saved payment methods). It is not offered any more, and no further order can be paid by it.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directdebit.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is signed for an order by direct debit
         * @description Spec sections 2 and 3 (/directdebit). The mandate of an order of the caller that is paid by direct debit: its reference, who takes the
         *     money, and whether a code was sent. Any other order is not found here.
         */
        get: operations["getDirectDebit"];
        put?: never;
        /**
         * Sign the mandate of an order
         * @description Spec sections 3, 5 and 8. Signs the mandate with the form, and sends a code by SMS. Nothing is collected before the code comes back
         *     (directdebit-confirm.php). Sent again with another form it replaces the one before and its code.
         */
        post: operations["signDirectDebit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directdebit-code.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another code
         * @description Spec sections 3 and 5. Sends another code for a mandate that is signed, to the same number; the one before holds no longer. One at a
         *     time, and not many a day.
         */
        post: operations["sendDirectDebitCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directdebit-confirm.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by the code
         * @description Spec sections 3, 5 and 8. The code orders the collection, once: the order stays `pending` until the bank has told, which may take days.
         *     A code that is wrong too often holds no longer. A confirmed order is answered as it stands, whatever the code.
         */
        post: operations["confirmDirectDebit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Every problem the servers answer with. Maps one to one to the locale key `errors:codes.<code>`.
         * @enum {string}
         */
        ProblemCode: "account_deleted" | "activation_link_expired" | "activation_link_invalid" | "activation_link_used" | "already_confirmed" | "already_logged_in" | "amount_changed" | "authentication_required" | "banned" | "code_expired" | "code_invalid" | "confirmation_expired" | "conversation_limit_reached" | "conversation_not_found" | "cross_site_refused" | "decision_not_found" | "direct_debit_limit_reached" | "discount_country" | "discount_expired" | "discount_member" | "discount_method" | "discount_minimum" | "discount_not_found" | "discount_used" | "email_not_confirmed" | "email_not_found" | "email_taken" | "export_not_found" | "export_recent" | "geocode_not_found" | "iban_blocked" | "idempotency_in_progress" | "idempotency_key_required" | "idempotency_key_reused" | "insufficient_credits" | "internal_error" | "link_expired" | "link_invalid" | "link_used" | "login_failed" | "malformed_request" | "member_not_found" | "message_empty" | "message_too_long" | "method_not_allowed" | "not_banned" | "not_found" | "objection_made" | "objection_over" | "order_not_found" | "order_not_open" | "payload_too_large" | "payment_method_not_found" | "phone_blocked" | "photo_empty" | "photo_heic" | "photo_limit_reached" | "photo_not_an_image" | "photo_not_found" | "photo_too_large" | "photo_too_many_pixels" | "photo_too_small" | "photo_type_refused" | "photo_unreadable" | "photos_changed" | "price_changed" | "profile_changed" | "report_target_not_found" | "service_unavailable" | "signup_closed" | "swipe_limit_reached" | "too_many_attempts" | "too_many_codes" | "too_many_mails" | "too_many_requests" | "unsupported_media_type" | "validation_failed" | "withdrawal_done" | "withdrawal_nothing" | "withdrawal_over";
        /** @description The figures a problem's text needs. */
        Params: {
            /** @description How many are allowed (`photo_limit_reached`, `conversation_limit_reached`, `swipe_limit_reached`). */
            limit?: number;
            /** @description Longest or highest allowed (`message_too_long`, `too_long`, `out_of_range`). */
            maximum?: number;
            /** @description Shortest or lowest allowed (`password_too_short`, `too_short`, `out_of_range`). */
            minimum?: number;
            /** @description Age in years from which a member is accepted (`too_young`). */
            minimum_age?: number;
            /** @description Credits the message costs (`insufficient_credits`). */
            required?: number;
            /** @description Credits the member has (`insufficient_credits`). */
            available?: number;
            /**
             * @description The price now in the currency's smallest unit: of the order (`price_changed`), or without the discount that was refused
             *     (`discount_...`).
             */
            total?: number;
            /** @description What comes back now in the currency's smallest unit (`amount_changed`). */
            amount?: number;
            /** @description Least order value in the currency's smallest unit (`discount_minimum`). */
            minimum_order_value?: number;
        };
        /**
         * @description What is wrong with one field, in `errors` of a `validation_failed` problem. Maps one to one to the locale
         *     key `errors:codes.<code>`. The last six are for fields without a code of their own.
         * @enum {string}
         */
        FieldCode: "email_invalid" | "name_required" | "name_equals_email" | "name_starts_with_at" | "name_too_long" | "name_unreadable" | "email_unchanged" | "password_wrong" | "password_unchanged" | "password_too_short" | "password_too_long" | "date_invalid" | "too_young" | "required" | "invalid" | "too_short" | "too_long" | "out_of_range" | "unknown_field";
        /** @description One refused field. */
        FieldError: {
            /** @description Path of the field in the request, dots between levels (`tracking.ref`); empty for the request as a whole. */
            field: string;
            code: components["schemas"]["FieldCode"];
            params?: components["schemas"]["Params"];
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description `urn:velours:problem:` and the code.
             */
            type: string;
            /** @description Short English summary for developers; never shown to a member. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description English explanation for developers; never shown to a member. */
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description True when logging in would help (spec section 8). */
            authentication_required?: boolean;
            /** @description Whole minutes until another try is accepted, rounded up (`too_many_...`, `service_unavailable`). */
            retry_after_minutes?: number;
            params?: components["schemas"]["Params"];
            /** @description The refused fields of a `validation_failed` problem. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * Format: uuid
         * @description A UUID in lower case. Those of members and photos made since November 2026 do not tell when; that of a conversation follows from its two members.
         */
        Id: string;
        /**
         * Format: email
         * @description An e-mail address. Anything else is refused with field code `email_invalid`.
         */
        Email: string;
        /**
         * Format: date-time
         * @description A moment, RFC 3339 in UTC.
         */
        Time: string;
        /**
         * @description A language of the site (spec section 1); `en-US` is the US privacy variant.
         * @enum {string}
         */
        Language: "da" | "de" | "en" | "en-US" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
        /**
         * @description Light or dark, or as the device says.
         * @enum {string}
         */
        ColorScheme: "system" | "light" | "dark";
        /**
         * @description Size of the text in per cent of the browser's own.
         * @enum {integer}
         */
        TextSize: 100 | 112 | 125 | 150;
        /**
         * @description Gender (spec section 3).
         * @enum {string}
         */
        Gender: "male" | "female";
        /**
         * @description A country the site serves, ISO 3166-1 alpha-2.
         * @enum {string}
         */
        Country: "NL" | "BE" | "DE" | "AT" | "CH" | "DK" | "SE" | "NO" | "FI" | "FR" | "ES" | "IT" | "PL" | "GB" | "IE" | "US";
        /** @description Id of a region of a country, as listed by regions.php (ISO 3166-2 style, `NL-NH`). */
        RegionId: string;
        /** @description What a search looks for (spec section 3, search filter), without its page. A field that is left out narrows nothing. */
        SavedSearch: {
            gender?: components["schemas"]["Gender"];
            interested_in?: components["schemas"]["Gender"];
            country?: components["schemas"]["Country"];
            countryregion?: components["schemas"]["RegionId"];
            /** @description Least age in years. */
            min_age?: number;
            /** @description Highest age in years. */
            max_age?: number;
        };
        /**
         * @description Gender, or null while the member has not said.
         * @enum {string|null}
         */
        GenderOrNull: "male" | "female" | null;
        /** @description How the site looks to the member, who may find them (spec section 2, settings), and whom they last searched for. */
        Preferences: {
            color_scheme: components["schemas"]["ColorScheme"];
            text_size: components["schemas"]["TextSize"];
            /**
             * @description Left out of every search and never shown as online. Members the member likes, and those there is a conversation with, still see the
             *     profile; to all others it does not exist.
             */
            invisible: boolean;
            /** @description The title of the page, the icon, notifications, and the subject and sender of mails name neither the site nor what it is for. */
            discreet: boolean;
            /** @description The search that the member made last, which the next one begins with; null until they make one. */
            search: components["schemas"]["SavedSearch"] | null;
            /**
             * @description Whom the member said they look for, at sign-up or in the match finder, which their first search begins with; null for any. Left out
             *     where they have not said.
             */
            looking_for?: components["schemas"]["GenderOrNull"];
        };
        /** @description Profile name as shown; empty where the member is not here any more (spec section 4). */
        ShownName: string;
        /**
         * @description Text of a message, 1 to `settings.message_length` characters. Blank text is refused with `message_empty`,
         *     longer text with `message_too_long`.
         */
        MessageText: string;
        /**
         * @description What stands behind a profile: a `member` is a person, a `fictional` profile is kept by the site, a `demo` profile is
         *     drawn for demonstration. Everything but `member` is labelled in words wherever it shows.
         * @enum {string}
         */
        MemberKind: "member" | "fictional" | "demo";
        /**
         * @description A disabled profile is not shown to others.
         * @enum {string}
         */
        ProfileStatus: "active" | "disabled";
        /**
         * @description A country the site serves, or null where it is unknown.
         * @enum {string|null}
         */
        CountryOrNull: "NL" | "BE" | "DE" | "AT" | "CH" | "DK" | "SE" | "NO" | "FI" | "FR" | "ES" | "IT" | "PL" | "GB" | "IE" | "US" | null;
        /** @description Id of a region of a country, or null. */
        RegionIdOrNull: string | null;
        /** @description The photo a member is shown by, or null when there is none. */
        MainImage: {
            id: components["schemas"]["Id"];
            /**
             * @description Path behind `settings.cdn_prefix`: the largest version, at most 1600 pixels. Every version is served as AVIF, WebP or JPEG, by
             *     the request's Accept.
             */
            filename: string;
            /** @description Path of the version of at most 800 pixels behind `settings.cdn_prefix`. */
            view_filename: string;
            /** @description Path of the version of 400 by 500 pixels behind `settings.cdn_prefix`, cut to the shape of a card. */
            card_filename: string;
            /** @description Path of the square thumbnail behind `settings.cdn_prefix`. */
            thumb_filename: string;
            /** @description Path of the version of 600 by 750 pixels behind `settings.cdn_prefix`, for large cards and the match overlay. */
            match: string;
            /**
             * @description Whether the photo has been inspected, and how that ended.
             * @enum {string}
             */
            status: "active" | "pending" | "rejected";
            /** @description Width of `filename` in pixels. */
            width: number;
            /** @description Height of `filename` in pixels. */
            height: number;
            /** @description The photo's colours from top to bottom, shown as a gradient until it is there; or null. */
            placeholder: string | null;
        } | null;
        /**
         * @description Key of an interest; each has an icon (spec section 3).
         * @enum {string}
         */
        Interest: "adventure" | "anal_sex" | "animals" | "art" | "astrology" | "barbecue" | "beach" | "beer" | "biking" | "bondage" | "coffee" | "cooking" | "dancing" | "exchanging_pictures" | "fashion" | "foodie" | "gardening" | "gym" | "hiking" | "hugging" | "kissing" | "lingerie" | "massages" | "masturbating" | "movies" | "music" | "one_night_stand" | "oral_sex" | "outdoors" | "party" | "photography" | "politics" | "public_sex" | "reading" | "relationship" | "sadomasochism" | "safe_sex" | "sex" | "sex_toys" | "shopping" | "sports" | "sushi" | "tattoos" | "tea" | "theater" | "threesome" | "travelling" | "vegetarian" | "video_games" | "wine";
        /**
         * @description Sexuality (spec section 3), or null.
         * @enum {string|null}
         */
        SexualityOrNull: "hetero" | "gay" | "lesbian" | "bi" | null;
        /**
         * @description What the member is here for, or null.
         * @enum {string|null}
         */
        ReasonOrNull: "chat" | "dating" | "relationship" | "casual" | "friendship" | null;
        /**
         * @description Tattoos, or null.
         * @enum {string|null}
         */
        TattoosOrNull: "none" | "few" | "many" | null;
        /**
         * @description Hair colour, or null.
         * @enum {string|null}
         */
        HairColourOrNull: "black" | "brown" | "blond" | "red" | "grey" | "bald" | "other" | null;
        /**
         * @description Eye colour, or null.
         * @enum {string|null}
         */
        EyeColourOrNull: "blue" | "green" | "brown" | "grey" | "hazel" | "other" | null;
        /**
         * @description Body type, or null.
         * @enum {string|null}
         */
        BodyTypeOrNull: "slim" | "average" | "athletic" | "curvy" | "plus_size" | null;
        /**
         * @description Relationship status, or null.
         * @enum {string|null}
         */
        RelationshipStatusOrNull: "single" | "relationship" | "married" | "divorced" | "widowed" | "open" | null;
        /** @description Free text about oneself. May be empty. */
        AboutMe: string;
        /** @description A photo. Only `active` ones are shown to others; every photo is inspected first (spec section 3). */
        Photo: {
            id: components["schemas"]["Id"];
            /**
             * @description Path behind `settings.cdn_prefix`: the largest version, at most 1600 pixels. Every version is served as AVIF, WebP or JPEG, by
             *     the request's Accept.
             */
            filename: string;
            /** @description Path of the version of at most 800 pixels behind `settings.cdn_prefix`. */
            view_filename: string;
            /** @description Path of the version of 400 by 500 pixels behind `settings.cdn_prefix`, cut to the shape of a card. */
            card_filename: string;
            /** @description Path of the square thumbnail behind `settings.cdn_prefix`. */
            thumb_filename: string;
            /** @description Path of the version of 600 by 750 pixels behind `settings.cdn_prefix`, for large cards and the match overlay. */
            match: string;
            /**
             * @description Whether the photo has been inspected, and how that ended.
             * @enum {string}
             */
            status: "active" | "pending" | "rejected";
            /** @description Width of `filename` in pixels. */
            width: number;
            /** @description Height of `filename` in pixels. */
            height: number;
            /** @description The photo's colours from top to bottom, shown as a gradient until it is there; or null. */
            placeholder: string | null;
        };
        /**
         * Format: uuid
         * @description An id, or null where there is none.
         */
        IdOrNull: string | null;
        /** @description A member's whole profile. */
        Profile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShownName"];
            kind: components["schemas"]["MemberKind"];
            status: components["schemas"]["ProfileStatus"];
            country: components["schemas"]["CountryOrNull"];
            countryregion: components["schemas"]["RegionIdOrNull"];
            gender: components["schemas"]["GenderOrNull"];
            /** @description Age in whole years today. */
            age: number;
            main_image: components["schemas"]["MainImage"];
            /** @description Whether the fictional icon stands beside the name. The words of `kind` show in any case. */
            fictional_icon: boolean;
            /** @description Whether the member was here in the last minutes. */
            online: boolean;
            /** @description Whether the caller likes this member. False for a visitor. */
            liked: boolean;
            /** @description Whether this member likes the caller. False for a visitor. */
            likes_me: boolean;
            /** @description Whether both like each other. False for a visitor. */
            match: boolean;
            /** @description The first sentence of what the member says of themselves, at most 120 characters; null where there is none. */
            first_line: string | null;
            /** @description What the caller and the member are both interested in, three at most. None for a visitor and for oneself. */
            shared_interests: components["schemas"]["Interest"][];
            sexuality: components["schemas"]["SexualityOrNull"];
            reason: components["schemas"]["ReasonOrNull"];
            tattoos: components["schemas"]["TattoosOrNull"];
            hair_colour: components["schemas"]["HairColourOrNull"];
            eye_colour: components["schemas"]["EyeColourOrNull"];
            body_type: components["schemas"]["BodyTypeOrNull"];
            relationship_status: components["schemas"]["RelationshipStatusOrNull"];
            /** @description Interests, in the order of the list. */
            interests: components["schemas"]["Interest"][];
            about_me: components["schemas"]["AboutMe"];
            /**
             * @description Photos in order, the main one first. One's own profile holds pending and rejected ones too. Of others a visitor sees the
             *     main one, a free member the first `settings.photo_view_limit_free`, a premium member all (spec section 6).
             */
            photos: components["schemas"]["Photo"][];
            /** @description How many photos this member shows; more than `photos` holds where the caller does not see all. */
            photos_total: number;
            /** @description The conversation with this member, or null when there is none yet. */
            conversation_id: components["schemas"]["IdOrNull"];
        };
        /** @description The member who is logged in (spec section 3). */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /**
             * @description `not_confirmed` until the e-mail address is confirmed (spec section 4); `banned` for who may only read why.
             * @enum {string}
             */
            status: "not_confirmed" | "active" | "banned";
            /** @description Credits to spend. */
            credits: number;
            /** @description True from the first credit purchase on (spec section 1). */
            paid_user: boolean;
            signup_date: components["schemas"]["Time"];
            /** @description Why mails to this address are off; empty when they are on (spec section 4). */
            notifications_disabled: ("fbl" | "bounce" | "listunsubscribe")[];
            language: components["schemas"]["Language"];
            preferences: components["schemas"]["Preferences"];
            server_time: components["schemas"]["Time"];
            /** @description Rises with each save of the profile; given back with `saveProfile`. */
            profile_version: number;
            /**
             * @description Whom a first message is for that waits for the address to be confirmed (spec section 3); null where none waits, or they can be
             *     reached no more.
             */
            first_member: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["ShownName"];
                /** @description What was written to them. */
                message: components["schemas"]["MessageText"];
            } | null;
            profile: components["schemas"]["Profile"];
        };
        /** @description One device or browser in which the member is logged in. */
        SessionFacts: {
            id: components["schemas"]["Id"];
            /** @description Name of the browser, null where it does not tell. */
            browser: string | null;
            /** @description Name of the operating system, null where it does not tell. */
            system: string | null;
            /**
             * @description What kind of device it is, as far as the browser tells.
             * @enum {string}
             */
            form: "phone" | "tablet" | "computer" | "unknown";
            created_at: components["schemas"]["Time"];
            last_seen_at: components["schemas"]["Time"];
            /** @description Whether it is the one that asks. */
            is_current: boolean;
        };
        SessionList: {
            /** @description The newest activity first. */
            sessions: components["schemas"]["SessionFacts"][];
        };
        /**
         * Format: date-time
         * @description A moment, RFC 3339 in UTC, or null.
         */
        TimeOrNull: string | null;
        /** @description A copy of a member's data. */
        ExportFacts: {
            /**
             * @description Being made, to be had, gone after 7 days, or not made.
             * @enum {string}
             */
            status: "pending" | "ready" | "expired" | "failed";
            asked_at: components["schemas"]["Time"];
            ready_at: components["schemas"]["TimeOrNull"];
            expires_at: components["schemas"]["TimeOrNull"];
            /** @description Bytes of the archive, null while there is none. */
            size: number | null;
        };
        ExportAnswer: {
            /** @description The newest copy, null where none was asked for. */
            export: components["schemas"]["ExportFacts"] | null;
            /**
             * Format: date-time
             * @description From when another copy can be asked for, null where it can be now.
             */
            next_at: string | null;
        };
        /** @description Proof that the password was given a moment ago, for this session. */
        Confirmation: string;
        /**
         * @description Profile name, 1 to 32 characters, not beginning with @ and different from the e-mail address (spec section 5).
         *     Field codes `name_required`, `name_too_long`, `name_starts_with_at`, `name_equals_email`, `name_unreadable`.
         *     Spaces and marks of direction around it are left out.
         */
        Name: string;
        /**
         * Format: date
         * @description A calendar date, YYYY-MM-DD. A date that does not exist is refused with field code `date_invalid`.
         */
        Date: string;
        /** @description One link parameter of a campaign (spec section 3). */
        TrackingValue: string;
        /** @description An e-mail change that waits for its confirmation (spec section 2), or null. */
        PendingMailChange: {
            email: components["schemas"]["Email"];
            asked_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
        } | null;
        /** @description Token of a link in a mail, base64url. */
        LinkToken: string;
        /**
         * Format: password
         * @description A new password, 8 to 128 characters. Field codes `password_too_short`, `password_too_long`.
         */
        NewPassword: string;
        /** @description One passkey, by the device it was made on. */
        PasskeyFacts: {
            id: components["schemas"]["Id"];
            /** @description Name of the browser it was made in, null where it does not tell. */
            browser: string | null;
            /** @description Name of the operating system, null where it does not tell. */
            system: string | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it last opened the account; null where it never did.
             */
            last_used_at: string | null;
        };
        PasskeyList: {
            /** @description The newest first. */
            passkeys: components["schemas"]["PasskeyFacts"][];
        };
        /** @description The credential's id, base64url. */
        CredentialId: string;
        /** @description Bytes in base64url, without padding. */
        Base64Url: string;
        PasskeyChallenge: {
            /** @description What the passkey signs, base64url. */
            challenge: components["schemas"]["Base64Url"];
            /** @description The host that the passkey is for. */
            rp_id: string;
            /** @description For whom a passkey is made; null for a log-in. */
            user: {
                /** @description The handle that the passkey keeps, base64url. */
                id: components["schemas"]["Base64Url"];
                /** @description What the device shows beside it. */
                name: components["schemas"]["Email"];
            } | null;
            /** @description Credential ids of the member's own passkeys, so that a device makes no second one; none for a visitor. */
            known: components["schemas"]["CredentialId"][];
        };
        /** @description Which news is told this way. */
        NotificationKinds: {
            /** @description New messages. */
            messages: boolean;
            /** @description New likes. */
            likes: boolean;
            /** @description New matches. */
            matches: boolean;
        };
        /**
         * @description Why the news by mail stopped (spec section 4). `fbl` marked as spam, `bounce` the address does not work, `listunsubscribe` ended from a mail program.
         * @enum {string}
         */
        NotificationReason: "fbl" | "bounce" | "listunsubscribe";
        /** @description What a member wants to be told, and by which channel. Mails about the account itself cannot be switched off. */
        Notifications: {
            mail: components["schemas"]["NotificationKinds"];
            push: components["schemas"]["NotificationKinds"];
            /** @description Why no news is mailed although it is wished; empty where it is. */
            disabled: components["schemas"]["NotificationReason"][];
            /** @description After a bounce, whether a mail went out whose link shows that the address works again. */
            address_check_sent: boolean;
            /** @description After a bounce, whether the call comes from a link mailed since, so that `resume` ends the bounce at once. */
            address_proven: boolean;
        };
        /** @description The settings as they stand. */
        NotificationsAnswer: {
            notifications: components["schemas"]["Notifications"];
        };
        /** @description The kinds of news that change; what is left out stays. */
        NotificationKindsChange: {
            messages?: boolean;
            likes?: boolean;
            matches?: boolean;
        };
        /** @description The wishes that change; what is left out stays. `resume` also takes back what stopped the mails. */
        NotificationsChange: {
            mail?: components["schemas"]["NotificationKindsChange"];
            push?: components["schemas"]["NotificationKindsChange"];
            /**
             * @description Ends `fbl` and `listunsubscribe` at once, and `bounce` where the call comes from a link mailed since; otherwise a mail goes
             *     to the address, and its link ends it. From a link in an earlier mail the address is asked once.
             * @default false
             */
            resume: boolean;
        };
        /**
         * @description Why an inspected photo is not shown.
         * @enum {string}
         */
        PhotoReason: "no_person" | "not_recognisable" | "someone_else" | "several_people" | "too_explicit" | "contact_details" | "advertising" | "possibly_minor" | "other";
        /** @description A photo of the caller's own, with what came of its inspection. */
        OwnPhoto: {
            id: components["schemas"]["Id"];
            /**
             * @description Path behind `settings.cdn_prefix`: the largest version, at most 1600 pixels. Every version is served as AVIF, WebP or JPEG, by
             *     the request's Accept.
             */
            filename: string;
            /** @description Path of the version of at most 800 pixels behind `settings.cdn_prefix`. */
            view_filename: string;
            /** @description Path of the version of 400 by 500 pixels behind `settings.cdn_prefix`, cut to the shape of a card. */
            card_filename: string;
            /** @description Path of the square thumbnail behind `settings.cdn_prefix`. */
            thumb_filename: string;
            /** @description Path of the version of 600 by 750 pixels behind `settings.cdn_prefix`, for large cards and the match overlay. */
            match: string;
            /**
             * @description Whether the photo has been inspected, and how that ended.
             * @enum {string}
             */
            status: "active" | "pending" | "rejected";
            /** @description Width of `filename` in pixels. */
            width: number;
            /** @description Height of `filename` in pixels. */
            height: number;
            /** @description The photo's colours from top to bottom, shown as a gradient until it is there; or null. */
            placeholder: string | null;
            /** @description Why it was refused; null for one that was not. */
            rejected_reason: components["schemas"]["PhotoReason"] | null;
        };
        /** @description A member in a list. */
        ProfileCard: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShownName"];
            kind: components["schemas"]["MemberKind"];
            status: components["schemas"]["ProfileStatus"];
            country: components["schemas"]["CountryOrNull"];
            countryregion: components["schemas"]["RegionIdOrNull"];
            gender: components["schemas"]["GenderOrNull"];
            /** @description Age in whole years today. */
            age: number;
            main_image: components["schemas"]["MainImage"];
            /** @description Whether the fictional icon stands beside the name. The words of `kind` show in any case. */
            fictional_icon: boolean;
            /** @description Whether the member was here in the last minutes. */
            online: boolean;
            /** @description Whether the caller likes this member. False for a visitor. */
            liked: boolean;
            /** @description Whether this member likes the caller. False for a visitor. */
            likes_me: boolean;
            /** @description Whether both like each other. False for a visitor. */
            match: boolean;
            /** @description The first sentence of what the member says of themselves, at most 120 characters; null where there is none. */
            first_line: string | null;
            /** @description What the caller and the member are both interested in, three at most. None for a visitor and for oneself. */
            shared_interests: components["schemas"]["Interest"][];
        };
        /** @description Whom a member looks for. Until it is saved the gender follows from the profile, and nothing else narrows. */
        MatchPreferences: {
            /** @description Gender; null for any. */
            gender: components["schemas"]["GenderOrNull"];
            /** @description Least age in years. */
            min_age: number;
            /** @description Highest age in years; 99 stands for 99 and over. */
            max_age: number;
            /**
             * @description How near the others live, by the caller's own profile.
             * @enum {string}
             */
            area: "region" | "country" | "anywhere";
            /** @description Only who is here for the same. */
            same_reason: boolean;
            /** @description Only who has an interest in common. */
            shared_interests: boolean;
        };
        /** @description A fact of both profiles. */
        MatchReason: {
            /**
             * @description `likes_you`: a like of theirs. `interest`: shared, named in `interest`. `reason`: here for the same. `region`, `country`: live in the
             *     same. `age`: within the ages the caller prefers.
             * @enum {string}
             */
            kind: "likes_you" | "interest" | "reason" | "region" | "country" | "age";
            interest?: components["schemas"]["Interest"];
        };
        /** @description A member, and why; the fact that says most first. */
        Match: {
            profile: components["schemas"]["ProfileCard"];
            /** @description At least one. */
            reasons: components["schemas"]["MatchReason"][];
        };
        /** @description The one preference that leaves most members out, and how many would be matches without it, counted to 200. */
        NarrowestPreference: {
            /**
             * @description The preference.
             * @enum {string}
             */
            preference: "gender" | "age" | "area" | "same_reason" | "shared_interests";
            /** @description Members who fit without it, each with a reason; 200 are 200 or more. */
            count: number;
        };
        /** @description A like the caller received. */
        ReceivedLike: {
            id: components["schemas"]["Id"];
            /** @description True until the caller has seen it. */
            like_new: boolean;
            created_at: components["schemas"]["Time"];
        };
        /** @description A like given, or a match; for a match the moment it became one. */
        Like: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Time"];
        };
        /** @description A member to like or pass on. */
        SwipeCard: {
            profile: components["schemas"]["ProfileCard"];
            /** @description The beginning of what the member wrote. May be empty. */
            about_me: string;
        };
        /**
         * @description What is left of the day's likes. The day begins with its first like and lasts 24 hours; then all are there again. A like that is
         *     taken back does not return.
         */
        DayLikes: {
            /** @description Likes left today. */
            left: number;
            /** @description Likes a day. */
            per_day: number;
            /** @description When there are new likes, or null where none was given today. */
            next_at: components["schemas"]["TimeOrNull"];
            /** @description When this was counted, by the server's clock; of two counts the newer is right. */
            server_time: components["schemas"]["Time"];
        };
        /**
         * @description Where a message stands in its conversation: a later one has a higher position, whatever `sent_at` and the ids say. Positions are not
         *     given twice, and there are gaps.
         */
        Position: number;
        /**
         * @description What a message is; `text` alone has words of its own.
         * @enum {string}
         */
        MessageKind: "text" | "gift" | "gif";
        /** @description The words of a text message; empty where it is a gift or a GIF. */
        TextOfMessage: string;
        /** @description The newest message of a conversation. */
        LastMessage: {
            id: components["schemas"]["Id"];
            position: components["schemas"]["Position"];
            kind: components["schemas"]["MessageKind"];
            text: components["schemas"]["TextOfMessage"];
            sender: components["schemas"]["Id"];
            sent_at: components["schemas"]["Time"];
        };
        /** @description A conversation in the list of conversations. */
        Chat: {
            profile_id: components["schemas"]["Id"];
            conversation_id: components["schemas"]["Id"];
            /** @description Messages the caller has not read. */
            num_unread_messages: number;
            last_message: components["schemas"]["LastMessage"];
        };
        /**
         * @description The other member of a conversation. Of who has left, was banned, or has a block with the caller nothing is told but that they are not
         *     here, alike: `status` is `disabled`, the name empty, age, place, gender and photo null.
         */
        Partner: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShownName"];
            kind: components["schemas"]["MemberKind"];
            status: components["schemas"]["ProfileStatus"];
            country: components["schemas"]["CountryOrNull"];
            countryregion: components["schemas"]["RegionIdOrNull"];
            gender: components["schemas"]["GenderOrNull"];
            /** @description Age in whole years today; null of who is not here. */
            age: number | null;
            main_image: components["schemas"]["MainImage"];
            /** @description Whether the fictional icon stands beside the name. The words of `kind` show in any case. */
            fictional_icon: boolean;
            /** @description Whether the member was here in the last minutes. */
            online: boolean;
            /** @description Whether the caller likes this member. False for a visitor. */
            liked: boolean;
            /** @description Whether this member likes the caller. False for a visitor. */
            likes_me: boolean;
            /** @description Whether both like each other. False for a visitor. */
            match: boolean;
            /** @description The first sentence of what the member says of themselves, at most 120 characters; null where there is none. */
            first_line: string | null;
            /** @description What the caller and the member are both interested in, three at most. None for a visitor and for oneself. */
            shared_interests: components["schemas"]["Interest"][];
        };
        /** @description A member whom the caller has blocked. */
        BlockedMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShownName"];
            kind: components["schemas"]["MemberKind"];
            /** @description The small main photo under `cdn_prefix`, or null. */
            thumb_filename: string | null;
            blocked_at: components["schemas"]["Time"];
        };
        /**
         * @description What is reported.
         * @enum {string}
         */
        ReportKind: "member" | "photo" | "message";
        /**
         * @description Which house rule is broken: asks for money; seems under 18; insults or threatens; hatred of a group; intimate pictures without
         *     consent; pretends to be somebody else; advertising; breaks the law otherwise; something else.
         * @enum {string}
         */
        ReportReason: "money" | "underage" | "harassment" | "hate" | "intimate" | "fake" | "spam" | "illegal" | "other";
        /** @description The number to name it by. */
        Reference: string;
        /** @description A report of the caller. */
        Report: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
            kind: components["schemas"]["ReportKind"];
            /** @description Who was reported. */
            profile: {
                id: components["schemas"]["Id"];
                /** @description The name at that moment; empty once the member is erased. */
                name: string;
            };
            reason: components["schemas"]["ReportReason"];
            /** @description What the caller wrote. */
            text: string;
            /**
             * @description `received` until a moderator has decided; `upheld` where something was done.
             * @enum {string}
             */
            status: "received" | "upheld" | "not_upheld";
            created_at: components["schemas"]["Time"];
            decided_at: components["schemas"]["TimeOrNull"];
            /** @description Why it was decided so, in the words of the moderator; null while it waits. */
            explanation: string | null;
        };
        /**
         * @description What was decided.
         * @enum {string}
         */
        DecisionKind: "photo_rejected" | "message_removed" | "warning" | "banned";
        /** @description A decision against the caller, with its reasons. */
        Decision: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
            kind: components["schemas"]["DecisionKind"];
            /** @description Which house rule, by its code. */
            rule: string;
            /** @description What happened, in the words of the moderator. */
            facts: string;
            /** @description Whether no person decided it. */
            automated: boolean;
            decided_at: components["schemas"]["Time"];
            /** @description What the caller said against it, and the answer; null where nothing was said. */
            objection: null | {
                /** @description The objection. */
                text: string;
                created_at: components["schemas"]["Time"];
                /**
                 * @description Whether it was granted; null while it waits.
                 * @enum {string|null}
                 */
                outcome: "granted" | "refused" | null;
                /**
                 * @description Whether what was granted could be undone: the ban is lifted, the photo is shown again. A message that was removed stays so, and the
                 *     decision only counts no more.
                 */
                reversed: boolean;
                /** @description The answer, or null while it waits. */
                answer: string | null;
                answered_at: components["schemas"]["TimeOrNull"];
            };
        };
        /**
         * @description What was given; null where the message is no gift.
         * @enum {string|null}
         */
        GiftNameOrNull: "rose" | "bouquet" | "coffee" | "chocolates" | "cake" | "teddy" | "balloon" | "star" | null;
        /** @description A GIF as the search found it, with its provider in front. */
        GifId: string;
        /** @description A moving picture, served from this site whoever made it. It stands still until the reader plays it. */
        Gif: {
            id: components["schemas"]["GifId"];
            /** @description One frame, a path on this site. */
            still_url: string;
            /** @description All frames, a path on this site. */
            moving_url: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description What it shows, in the caller's language where the provider has it. */
            alt: string;
            /** @description Whose it is, where its provider asks that it is said; null for the site's own drawings. */
            credit: string | null;
        };
        /** @description A message of a conversation. */
        Message: {
            id: components["schemas"]["Id"];
            position: components["schemas"]["Position"];
            conversation: components["schemas"]["Id"];
            sender: components["schemas"]["Id"];
            recipient: components["schemas"]["Id"];
            kind: components["schemas"]["MessageKind"];
            text: components["schemas"]["TextOfMessage"];
            gift: components["schemas"]["GiftNameOrNull"];
            /** @description The GIF that was sent; null where the message is none. */
            gif: components["schemas"]["Gif"] | null;
            sent_at: components["schemas"]["Time"];
            read_at: components["schemas"]["TimeOrNull"];
            /** @description True when no person wrote it. Marked so wherever it shows. */
            automated: boolean;
            /**
             * Format: uuid
             * @description The Idempotency-Key it was sent with, where the caller sent it: a client that never heard the answer finds its message by it.
             *     Null for what the other member wrote.
             */
            idempotency_key: string | null;
        };
        /** @description A message that holds what was looked for. */
        FoundMessage: {
            id: components["schemas"]["Id"];
            sender: components["schemas"]["Id"];
            sent_at: components["schemas"]["Time"];
            /** @description The part of the message around what was looked for, on one line, in pieces. */
            excerpt: {
                /** @description The words. */
                text: string;
                /** @description Whether this is what was looked for. */
                match: boolean;
            }[];
        };
        /**
         * @description The gifts there are. Each costs `settings.gift_credits`.
         * @enum {string}
         */
        GiftName: "rose" | "bouquet" | "coffee" | "chocolates" | "cake" | "teddy" | "balloon" | "star";
        /** @description A message was sent to or by the caller. */
        MessageEvent: {
            message: components["schemas"]["Message"];
        };
        /** @description A member of the conversation has read up to a position. */
        ReadEvent: {
            conversation: components["schemas"]["Id"];
            reader: components["schemas"]["Id"];
            read_up_to: components["schemas"]["Position"];
        };
        /** @description The other member is writing. */
        TypingEvent: {
            conversation: components["schemas"]["Id"];
            member: components["schemas"]["Id"];
        };
        /** @description The caller received a like. */
        LikeEvent: {
            profile: components["schemas"]["ProfileCard"];
            /** @description Whether it made a match. */
            match: boolean;
        };
        /**
         * @description Where the payment is (spec section 4). `pending` until the bank has told; `completed`, `failed` and `cancelled` are ends.
         *     An end never becomes `pending` again and `completed` never changes.
         * @enum {string}
         */
        OrderStatus: "pending" | "completed" | "failed" | "cancelled";
        /** @description An order has got an end, or a refund of it has begun or ended; tabs that show it, or the credits, learn it here. */
        OrderEvent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @description A report of the caller was decided, or something was decided against the caller. */
        SafetyEvent: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            about: "report" | "decision";
            reference: components["schemas"]["Reference"];
        };
        /** @description An event without data. `hello` comes first; `user` and `chats` ask to load these again. */
        EmptyEvent: Record<string, never>;
        /** @description One event of the stream, its name and its data (JSON in the `data` line). */
        StreamEvent: {
            /** @constant */
            event: "message";
            data: components["schemas"]["MessageEvent"];
        } | {
            /** @constant */
            event: "read";
            data: components["schemas"]["ReadEvent"];
        } | {
            /** @constant */
            event: "typing";
            data: components["schemas"]["TypingEvent"];
        } | {
            /** @constant */
            event: "like";
            data: components["schemas"]["LikeEvent"];
        } | {
            /** @constant */
            event: "order";
            data: components["schemas"]["OrderEvent"];
        } | {
            /** @constant */
            event: "safety";
            data: components["schemas"]["SafetyEvent"];
        } | {
            /** @enum {string} */
            event: "hello" | "user" | "chats";
            data: components["schemas"]["EmptyEvent"];
        };
        /**
         * @description A switch of the site settings.
         * @enum {string}
         */
        YesNo: "yes" | "no";
        /** @description ISO 4217 code. */
        Currency: string;
        /** @description What a message costs at least, in money. */
        MessageCost: {
            /** @description Amount in the currency's main unit, exact; it may be less than a cent or a part of one. */
            costs: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description A field of a profile that a domain may show.
         * @enum {string}
         */
        ProfileField: "age" | "gender" | "sexuality" | "reason" | "country" | "countryregion" | "relationship_status" | "body_type" | "hair_colour" | "eye_colour" | "tattoos" | "interests" | "about_me";
        /**
         * @description A field of the search filter that a domain may show.
         * @enum {string}
         */
        SearchField: "gender" | "interested_in" | "country" | "countryregion" | "min_age" | "max_age";
        /** @description How much likelier a match is for a premium member, by whom and when it was found. */
        PremiumClaim: {
            /** @description Percent more chance of a match. */
            percentage: number;
            /** @description Who found it, as it is to be named. */
            source: string;
            /** @description The day it was found. */
            date: components["schemas"]["Date"];
        };
        /** @description A region of a country. */
        Region: {
            id: components["schemas"]["RegionId"];
            /** @description The region's own name. */
            name: string;
        };
        /** @description Regions by country. */
        Regions: {
            [key: string]: components["schemas"]["Region"][];
        };
        /** @description Settings of the domain (spec section 3), and the figures the site needs to say what is allowed. */
        Settings: {
            /** @description Countries a member can choose. */
            countries: components["schemas"]["Country"][];
            /** @description Name of the site. */
            name: string;
            /** @description Host the settings are for, without a port. */
            domain: string;
            /** @description Language of the domain; its first two letters count (spec section 7). */
            domain_language: string;
            /** @description What stands before every photo path. */
            cdn_prefix: string;
            /** @description 1 general, 2 she, 3 bdsm, 4 bbw, 5 gilf, 6 milf, 7 gay (spec section 1); a brand more has the next number. */
            niche: number;
            /** @description Number of the company that runs the domain. */
            company_id: number;
            /** @description Name mails are sent under. */
            mail_name: string;
            /** @description Title of the home page. */
            index_title: string;
            /** @description Description of the home page for search engines. */
            description: string;
            /**
             * @description `all`, or `with_trafficsource` (sign-up needs a traffic source), or `closed` (spec section 6).
             * @enum {string}
             */
            signups: "all" | "with_trafficsource" | "closed";
            /**
             * @description Whether this caller may sign up: `signups` is `all`, or `with_trafficsource` and the link of this page or of an earlier one of the
             *     visit names a source (spec section 6).
             */
            signup_open: boolean;
            /** @description Whether a visitor may search (spec section 6). */
            logged_out_search: components["schemas"]["YesNo"];
            /** @description Whether a visitor with a traffic source may search (spec section 6). */
            logged_out_search_trafficsource: components["schemas"]["YesNo"];
            /** @description The country the visitor calls from, ISO 3166-1 alpha-2, served by the domain or not; null where it is not known. */
            geoip_country: string | null;
            /**
             * @description The country that forms and prices begin with: the one the visitor chose (`country` of the route's query), else the one they call
             *     from, else the domain's own; always one that the domain serves.
             */
            geoip_selected_country: components["schemas"]["CountryOrNull"];
            /** @description `no` turns the entry warning off (spec section 2). */
            enable_site_entry_popup: components["schemas"]["YesNo"];
            /**
             * @description Countries that the entry warning is limited to; null where it is shown everywhere. Chat and landing pages show it in NL and DE
             *     only, whatever stands here (spec section 2).
             */
            site_entry_countries: components["schemas"]["Country"][] | null;
            /** @description VAPID public key, base64url, or null where push is off. */
            push_public_key: string | null;
            support_email: components["schemas"]["Email"];
            /** @description Phone number of the support. */
            support_phone: string;
            /** @description What a message costs at least, by country. */
            minimum_message_costs: {
                [key: string]: components["schemas"]["MessageCost"];
            };
            /** @description Credits a message costs. */
            message_credits: number;
            /** @description Credits granted once at activation. */
            signup_credits: number;
            /** @description Credits granted once for the first accepted photo. */
            photo_credits: number;
            /** @description Credits a gift costs. */
            gift_credits: number;
            /** @description Longest message in characters. */
            message_length: number;
            /** @description Fields a profile shows. */
            visible_profile_fields: components["schemas"]["ProfileField"][];
            /** @description Fields of the own profile that carry a note, whether others see them (visible_profile_fields). */
            visible_profile_notes: components["schemas"]["ProfileField"][];
            /** @description Fields the search filter shows. */
            search_fields: components["schemas"]["SearchField"][];
            /** @description Whom the domain is for, which a search begins with until its reader changes it or says whom they look for. Empty where it is for everybody. */
            default_search: components["schemas"]["SavedSearch"];
            /** @description Whether an icon stands beside fictional profiles. Their label in words is always shown. */
            fictional_icon: boolean;
            /** @description Text that warns of fictional profiles, in the domain's language; readers of others have the product's own. */
            fictional_warning: string;
            /** @description Word for one fictional profile, in the domain's language. It is the label. */
            fictional_singular: string;
            /** @description Word for several fictional profiles, in the domain's language. It stands with their number below the results of a search. */
            fictional_plural: string;
            /** @description Refund period in days. */
            refund_days: number;
            /**
             * @description The claim that premium members are likelier to match (spec section 1), with where it comes from; null where nobody can
             *     say, and then no page claims it.
             */
            premium_claim: components["schemas"]["PremiumClaim"] | null;
            /** @description Whether the domain shares its members with the network; `no` keeps them to itself and finds no others there. */
            member_resell: components["schemas"]["YesNo"];
            /** @description Interests a member can choose. */
            interests: components["schemas"]["Interest"][];
            region_data: components["schemas"]["Regions"];
            server_time: components["schemas"]["Time"];
            /** @description Age in years from which a member is accepted. */
            minimum_age: number;
            /** @description Photos a free member can have. */
            photo_limit_free: number;
            /** @description Photos a premium member can have. */
            photo_limit_premium: number;
            /** @description Photos of another member that a free member sees; premium members see all. */
            photo_view_limit_free: number;
            /** @description Conversations a free member can start. */
            conversations_free: number;
            /** @description Languages a visitor can choose; a dropdown shows when there is more than one. */
            visible_languages: components["schemas"]["Language"][];
            /** @description Whether the US footer shows in English. */
            us_footer: boolean;
            /** @description Whether this browser sends Global Privacy Control (`Sec-GPC: 1`). It is honoured: sign-up keeps none of the link parameters then. */
            privacy_signal: boolean;
            /**
             * @description Whether photos of others are withheld from this browser until it has passed an age check (feature B14, age-check.php).
             * @enum {string}
             */
            age_check: "not_needed" | "needed" | "passed";
        };
        /**
         * @description What a complaint is about.
         * @enum {string}
         */
        ComplaintCategory: "payment" | "member" | "privacy" | "decision" | "site" | "other";
        /** @description A complaint as it was received, and its answer. */
        Complaint: {
            reference: components["schemas"]["Reference"];
            category: components["schemas"]["ComplaintCategory"];
            /** @description What was written. */
            text: string;
            created_at: components["schemas"]["Time"];
            /** @description When it is answered at the latest. */
            answer_by: components["schemas"]["Time"];
            /** @description The answer; null while it waits. */
            answer: string | null;
            answered_at: components["schemas"]["TimeOrNull"];
        };
        /** @description Why the account is blocked, and what can be done. */
        BanNotice: {
            /** @description The decision, and until when it can be objected to. */
            ban: {
                decision: components["schemas"]["Decision"];
                object_until: components["schemas"]["Time"];
            };
        };
        /** @description The decision as it stands now. */
        Objection: {
            decision: components["schemas"]["Decision"];
        };
        /** @description The company behind the domain, for footer and legal pages (spec section 2). */
        CompanyInfo: {
            /** @description Registered name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Registration number. */
            kvk: string;
            /** @description Postal code. */
            zip?: string;
            /** @description City. */
            city: string;
            country: components["schemas"]["Country"];
            /** @description Trade names. */
            tradenames: string[];
            /** @description VAT numbers. */
            vat_numbers: string[];
            /** @description Phone number of the support. */
            support_phone: string;
            support_email?: components["schemas"]["Email"];
            /** @description Discount in percent offered to a member who wants to leave. */
            delete_discount: number;
            added: components["schemas"]["Time"];
        };
        /** @description A legal or help page (spec section 2). */
        Page: {
            /** @description What addresses it. */
            token: string;
            language: components["schemas"]["Language"];
            /** @description Its heading. */
            title: string;
            /** @description What search engines show. */
            description: string;
            /**
             * Format: date-time
             * @description Since when it reads so. Not before 2023-12-01 12:00 UTC, and not before the company was added (spec section 5).
             */
            version: string;
            /** @description The text. Elements of a text only; no script, no style, nothing from elsewhere. */
            html: string;
        };
        /** @description Ed25519 public key of the server (RFC 8032), 32 bytes in base64url. */
        PublicKey: string;
        /**
         * @description One offer to one member, who is not named. `signature` is the Ed25519 signature of the six lines `velours offer <number>`, `<domain>`, `<code>`,
         *     `<percentage>`, `<starts_at>` and `<ends_at>`, joined by line feeds, in base64url. It was made with the offer, and so was the deadline.
         */
        OfferEntry: {
            /** @description Its place in the ledger, rising. */
            number: number;
            /** @description Key of the domain it was made on. */
            domain: string;
            /** @description The discount code. */
            code: string;
            /** @description Percent off. */
            percentage: number;
            starts_at: components["schemas"]["Time"];
            /** @description The deadline. An order at this moment or later is refused (`discount_expired`). */
            ends_at: components["schemas"]["Time"];
            /** @description 64 bytes, base64url. */
            signature: string;
        };
        OfferLedger: {
            public_key: components["schemas"]["PublicKey"];
            /** @description The newest first. */
            offers: components["schemas"]["OfferEntry"][];
            /** @description The number before which older ones begin; null where there are none. */
            next: number | null;
        };
        OfferList: {
            public_key: components["schemas"]["PublicKey"];
            /** @description The newest first. */
            offers: components["schemas"]["OfferEntry"][];
        };
        /** @description A discount code as a member types it; case and spaces around it do not count. */
        EnteredCode: string;
        /**
         * @description Package of credits; it is the premium tier of the same name too (spec section 9).
         * @enum {string}
         */
        PackageId: "p0" | "p1" | "p2" | "p3";
        /** @description Payment method as listed by paymentoptions.php, or the id of a saved one. */
        MethodId: string;
        /** @description A discount code, `TIMEBONUS25` for the time bonus. */
        DiscountId: string;
        /** @description A discount the member can use (spec sections 3 and 9). */
        DiscountCode: {
            code: components["schemas"]["DiscountId"];
            country: components["schemas"]["CountryOrNull"];
            user_id: components["schemas"]["IdOrNull"];
            expires: components["schemas"]["Time"];
            /** @description Percent off. */
            value_percentage: number;
            /** @description The same as `value_percentage`. */
            percentage: number;
            /** @description Currency the minimum is in, or null. */
            currency: string | null;
            /** @description Least order value, or null. */
            minimum_order_value: number | null;
            /**
             * @description Whether the code can be used.
             * @enum {string}
             */
            status: "active" | "used" | "disabled";
            /**
             * @description How often the code can be used.
             * @enum {string}
             */
            validity: "once-per-user";
            /** @description Whether `expires` has passed at `server_time`. */
            expired: boolean;
            /** @description Payment methods the code is for; empty for all. */
            paymentmethods: string[];
            server_time: components["schemas"]["Time"];
        };
        /** @description An amount of money in the currency's smallest unit (cents). */
        Amount: number;
        /** @description A package of credits at its regular price. */
        ListedPackage: {
            id: components["schemas"]["PackageId"];
            /** @description Credits in the package. */
            credits: number;
            /** @description Regular price, VAT included. */
            price: components["schemas"]["Amount"];
        };
        /**
         * @description Kind of payment method, for its icon.
         * @enum {string}
         */
        MethodKind: "bank" | "card" | "directdebit" | "wallet" | "phone" | "voucher";
        /** @description A payment method of the member's country. */
        PaymentMethod: {
            id: components["schemas"]["MethodId"];
            /** @description Name as the provider writes it; not translated. */
            name: string;
            kind: components["schemas"]["MethodKind"];
            /** @description What the method costs on top of the package, VAT included. */
            transaction_costs: components["schemas"]["Amount"];
            /** @description Whether it can be saved for a later order. */
            can_save: boolean;
        };
        /** @description What credits cost in a country, and what paying costs on top (spec section 2, /pricing). */
        PriceList: {
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            /** @description Packages, the smallest first. */
            packages: components["schemas"]["ListedPackage"][];
            /** @description Payment methods of the country. */
            methods: components["schemas"]["PaymentMethod"][];
            /** @description VAT in the prices, in percent, or null where none is due. */
            vat_percentage: number | null;
            server_time: components["schemas"]["Time"];
        };
        /** @description What the discount takes off a package. */
        PackageDiscount: {
            code: components["schemas"]["DiscountId"];
            /** @description Percent off. */
            percentage: number;
            amount: components["schemas"]["Amount"];
        };
        /** @description Credits that can be bought, and what they cost in the member's country. */
        CreditPackage: {
            id: components["schemas"]["PackageId"];
            /** @description Credits in the package. */
            credits: number;
            /** @description Regular price, VAT included. */
            price: components["schemas"]["Amount"];
            /** @description What the active discount takes off, or null. */
            discount: components["schemas"]["PackageDiscount"] | null;
            /** @description What the package costs now; equals `price` where there is no discount. */
            discounted_price: components["schemas"]["Amount"];
        };
        /** @description A payment method that the member saved with an order. */
        SavedMethod: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["MethodId"];
            /** @description Name of the method. */
            name: string;
            kind: components["schemas"]["MethodKind"];
            /** @description Last characters of the card or account number, or null where the provider does not tell. */
            ending: string | null;
            /** @description Last month the card is valid, YYYY-MM, or null. */
            expires: string | null;
            transaction_costs: components["schemas"]["Amount"];
            last_used_at: components["schemas"]["Time"];
        };
        /** @description What can be bought and how it can be paid (spec section 4, loading options). */
        PaymentOptions: {
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            /** @description Packages, the smallest first. */
            packages: components["schemas"]["CreditPackage"][];
            /** @description Payment methods of the country. */
            methods: components["schemas"]["PaymentMethod"][];
            /** @description Saved methods, the last used first. */
            saved_methods: components["schemas"]["SavedMethod"][];
            /** @description The one discount that the prices are worked out with, or null. */
            discount: components["schemas"]["DiscountCode"] | null;
            /** @description VAT in the prices, in percent, or null where none is due. */
            vat_percentage: number | null;
            server_time: components["schemas"]["Time"];
        };
        /** @description One line of a price. The lines sum to the total. */
        PriceLine: {
            /**
             * @description What the line is.
             * @enum {string}
             */
            kind: "package" | "discount" | "transaction_costs";
            /** @description Amount in the currency's smallest unit; negative for a discount. */
            amount: number;
            /** @description Code of the discount, or null on other lines. */
            code: string | null;
            /** @description Percent off, or null on other lines. */
            percentage: number | null;
        };
        /** @description VAT that is part of the total. */
        Vat: {
            /** @description Rate in percent. */
            percentage: number;
            amount: components["schemas"]["Amount"];
        };
        /** @description A price, worked out by the server line by line. */
        Quote: {
            package: components["schemas"]["PackageId"];
            /** @description Payment method, or null while none is chosen. */
            method: string | null;
            /** @description Credits in the package. */
            credits: number;
            currency: components["schemas"]["Currency"];
            /** @description Package, discount and transaction costs, in this order. */
            lines: components["schemas"]["PriceLine"][];
            /** @description The price on the order button. */
            total: components["schemas"]["Amount"];
            /** @description VAT in the total, or null where none is due. */
            vat: components["schemas"]["Vat"] | null;
        };
        /** @description Whether and until when the member can withdraw from a paid order, and what would come back now. */
        OrderWithdrawal: {
            /**
             * @description `open`: can be withdrawn from. `withdrawn`: that was done. `over`: the time has passed. `nothing`: no credit of the order
             *     is left, or its money has gone back already.
             * @enum {string}
             */
            state: "open" | "withdrawn" | "over" | "nothing";
            /** @description Last moment to withdraw. */
            until: components["schemas"]["Time"];
            /** @description Credits of the order that are not used yet; gifts are used before bought credits, older orders before newer ones. */
            unused_credits: number;
            /** @description What comes back now, or null where the order cannot be withdrawn from. */
            amount: components["schemas"]["Amount"] | null;
        };
        /** @description Money of an order that goes back to the member. */
        Refund: {
            id: components["schemas"]["Id"];
            /**
             * @description `withdrawal`: the member withdrew. `refund`: begun by the support. `chargeback`: taken back by the member's bank.
             * @enum {string}
             */
            kind: "withdrawal" | "refund" | "chargeback";
            /**
             * @description `pending` until the bank has told; `completed` and `failed` are ends. Of one that failed the credits are in the wallet again.
             * @enum {string}
             */
            status: "pending" | "completed" | "failed";
            /** @description Credits that were taken back from the wallet for it. */
            credits: number;
            amount: components["schemas"]["Amount"];
            created_at: components["schemas"]["Time"];
            ended_at: components["schemas"]["TimeOrNull"];
        };
        /** @description The company that sold, as it was then. */
        Seller: {
            /** @description Registered name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Postal code, or null. */
            zip: string | null;
            /** @description City. */
            city: string;
            country: components["schemas"]["Country"];
            /** @description Registration number. */
            kvk: string;
            /** @description VAT number, or null. */
            vat_number: string | null;
        };
        /** @description The part of a receipt with one VAT rate; net and VAT sum to gross. */
        VatLine: {
            /** @description Rate in percent. */
            percentage: number;
            net: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
        };
        /** @description Receipt of a paid order. It never changes. */
        OrderReceipt: {
            /** @description Number of the receipt; of one company and year they follow each other without a gap. */
            number: string;
            issued_at: components["schemas"]["Time"];
            seller: components["schemas"]["Seller"];
            /** @description VAT by rate; empty where none is due. */
            vat_lines: components["schemas"]["VatLine"][];
        };
        /** @description An order (spec section 3). */
        Order: {
            id: components["schemas"]["Id"];
            /** @description Number of the order on receipts and at the bank. */
            payment_id: string;
            status: components["schemas"]["OrderStatus"];
            package: components["schemas"]["PackageId"];
            /** @description Credits that were bought. */
            credits: number;
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            /** @description Package, discount and transaction costs, in this order. */
            lines: components["schemas"]["PriceLine"][];
            transaction_costs: components["schemas"]["Amount"];
            /** @description What is paid. */
            total: components["schemas"]["Amount"];
            /** @description VAT in the total, or null where none is due. */
            vat: components["schemas"]["Vat"] | null;
            /** @description Code of the discount, or null. */
            discount_code: string | null;
            method: components["schemas"]["MethodId"];
            /** @description Name of the method. */
            method_name: string;
            /** @description Where the bank waits for the member while the order is pending, else null. */
            redirect_url: string | null;
            created_at: components["schemas"]["Time"];
            ended_at: components["schemas"]["TimeOrNull"];
            /** @description How withdrawing from the order stands, or null while it is not paid. */
            withdrawal: components["schemas"]["OrderWithdrawal"] | null;
            /** @description Money that went back, or is on its way; the oldest first. The status of the order stays `completed`. */
            refunds: components["schemas"]["Refund"][];
            /** @description What was fixed when the order was paid, or null before. */
            receipt: components["schemas"]["OrderReceipt"] | null;
        };
        /** @description A sum in one currency. */
        MoneySum: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
        };
        /**
         * @description Why credits moved.
         * @enum {string}
         */
        StatementKind: "signup" | "photo" | "message" | "gift" | "purchase" | "withdrawal" | "refund" | "chargeback" | "demo" | "adjustment";
        /** @description All movements of one kind on one day. */
        StatementLine: {
            kind: components["schemas"]["StatementKind"];
            /** @description How many movements. */
            count: number;
            /** @description Credits, negative where they left the wallet. */
            amount: number;
        };
        /** @description A day of a statement. `opening` and the lines sum to `closing`. */
        StatementDay: {
            day: components["schemas"]["Date"];
            /** @description Credits before the day. */
            opening: number;
            /** @description Credits after the day. */
            closing: number;
            /** @description What moved, by kind, credits that came first. */
            lines: components["schemas"]["StatementLine"][];
        };
        /** @description One line of a withdrawal. The lines sum to the amount. */
        WithdrawalLine: {
            /**
             * @description `paid`: the order's total, transaction costs included. `used`: the part of it for credits that were used. `refunded`: what
             *     went back before.
             * @enum {string}
             */
            kind: "paid" | "used" | "refunded";
            /** @description Amount in the currency's smallest unit; negative for what does not come back. */
            amount: number;
            /** @description Credits that the line is about. */
            credits: number;
        };
        /** @description What withdrawing from an order brings back now. */
        Withdrawal: {
            order: components["schemas"]["Id"];
            /** @description Number of the order on receipts and at the bank. */
            payment_id: string;
            /** @description Last moment to withdraw. */
            until: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            /** @description Paid, used and refunded before, in this order; the last two only where there is something of it. */
            lines: components["schemas"]["WithdrawalLine"][];
            /** @description What comes back; the amount on the button. */
            amount: components["schemas"]["Amount"];
            /** @description Credits that are taken off the balance. */
            credits: number;
            /** @description VAT in the amount, or null where none is due. */
            vat: components["schemas"]["Vat"] | null;
        };
        /** @description What is signed, or was. An account that was signed for before keeps its mandate; another account gets one of its own. */
        Mandate: {
            /** @description The mandate's unique reference. */
            reference: string;
            /**
             * @description Whether this is the first collection by the mandate or a later one (ISO 20022).
             * @enum {string}
             */
            sequence: "FRST" | "RCUR";
            /** @description The account it is for, all but its country and its end hidden; null while none is known. */
            account: string | null;
            /** @description Who takes the money. */
            creditor: {
                /** @description The SEPA creditor identifier. */
                id: string;
                /** @description Name of the company. */
                name: string;
                /** @description Address of the company, in one line. */
                address: string;
            };
        };
        /** @description The code that confirms, as far as it was sent. */
        Code: {
            /** @description The number it was sent to, all but its end hidden; null while none was sent. */
            sent_to: string | null;
            /** @description Digits of the code. */
            length: number;
            /** @description How long a code holds. */
            valid_minutes: number;
        };
        /** @description How an order by direct debit stands. Account and phone number are never told in full. */
        DirectDebit: {
            order: components["schemas"]["Id"];
            /** @description Whether the code was right. The order then ends as any other does, and nothing can be signed any more. */
            is_confirmed: boolean;
            mandate: components["schemas"]["Mandate"];
            code: components["schemas"]["Code"];
            /** @description The country's code before a phone number. */
            phone_prefix: string;
        };
        /** @description How the direct debit stands. */
        Answer: {
            direct_debit: components["schemas"]["DirectDebit"];
        };
        /** @description One line of a form; spaces around it do not count. */
        Line: string;
        /**
         * @description The form of spec section 3, signed by sending it. `iban` and `phone` are refused with field code `invalid` where they cannot be
         *     right: an IBAN by its country (SEPA), its length and its check digits, a phone number where it is no mobile one.
         */
        Form: {
            order: components["schemas"]["Id"];
            /** @description Name of the account holder. */
            account_holder: components["schemas"]["Line"];
            /** @description The account, with or without spaces. */
            iban: string;
            /** @description Street. */
            street: components["schemas"]["Line"];
            /** @description House number with what follows it. */
            house_number: components["schemas"]["Line"];
            /** @description Postcode. */
            zip: components["schemas"]["Line"];
            /** @description City. */
            city: components["schemas"]["Line"];
            /** @description Mobile number for the code; without a country's code it is one of the order's country. */
            phone: string;
        };
    };
    responses: {
        /** @description A failure of ours. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Logging in is required (spec section 6). */
        AuthenticationRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter or field is not as declared. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests from this caller. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read, or lacks its Idempotency-Key. */
        BadWrite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Logging in is required (spec section 6), or the call came from another site. */
        MembersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The first request with this Idempotency-Key is still running. */
        InProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body has another media type than declared. */
        MediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not as declared, or the Idempotency-Key came with another payload before. */
        InvalidWrite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address or the password is wrong; which of them is never told (spec section 8). */
        LoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is deleted and can be taken back (reactivation.php): only who gave the right password learns it. Or logging in is required, or the call came from another site. */
        LogInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; the caller is blocked for the minutes told (spec section 8). */
        TooManyAttempts: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call came from another site. */
        CrossSiteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A copy was asked for within the last day, or the first call with this key is still running. */
        ExportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is not the one of the account, a field is not accepted, or the Idempotency-Key was reused. */
        PasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no copy to be had: none was made, or it has expired. */
        ExportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The confirmation is too old, or was given in another session. */
        ConfirmationGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call came from another site, or the account is blocked. */
        WriteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link is not one of ours. */
        LinkInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link is too old or was replaced by a newer one, or was used before. */
        LinkGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sign-up is closed for this visitor (spec section 6), or the caller is logged in already. */
        SignupRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not accepted (spec section 5), each with its own code, or the Idempotency-Key was reused. */
        InvalidSignup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such member: unknown, disabled, unconfirmed and deleted members are answered alike. */
        MemberNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address is confirmed, so that messages can be sent, or the first call with this key is still running. */
        AlreadyConfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link is not one of ours. */
        ActivationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link is too old, or was used before. */
        ActivationGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many mails to this address; another one tomorrow (spec section 8). */
        TooManyMails: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts with a wrong password, or too many mails; another one later (spec section 8). */
        TooManyAttemptsOrMails: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else confirmed the address meanwhile, or the first call with this key is still running. */
        AddressTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The new password is not accepted, or the Idempotency-Key was reused. */
        InvalidPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is not the one of the account, or there are as many passkeys as there may be. */
        ChallengeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No account has this address. For servers that say so; the reference server does not. */
        EmailNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is blocked. */
        Banned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The profile was changed elsewhere since `version`, or the first call with this key is still running. */
        ProfileConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not accepted (spec section 5), or the Idempotency-Key was reused. */
        InvalidProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member has other photos than those named, or the first call with this key is still running. */
        PhotosConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The photo has too many bytes. */
        PhotoTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is no image, or one of a kind that is not accepted, or the body is not a form. */
        PhotoType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The image cannot be read, the limit of photos is reached (spec section 9), or the Idempotency-Key was reused. */
        InvalidPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing was done, and trying again later helps: there is no room for a file now, or too much is under way. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such photo of this member. */
        PhotoNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The day's likes are used up (spec section 9), logging in is required, or the call came from another site. */
        SwipeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such conversation of this member. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such member, photo or message that the caller can see. */
        ReportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not as declared, or the Idempotency-Key came with another payload before. */
        ReportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such conversation of this member, or no such member. */
        ConversationOrMemberNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member has fewer credits than the message costs (spec section 8). */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member may not send this message (spec sections 4 and 5). */
        SendRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The text is empty or too long, a field is not as declared, or the Idempotency-Key was reused. */
        InvalidMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is not blocked, or nobody is logged in. */
        BannedOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such decision against the caller. */
        DecisionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The decision was objected to before, or the first call with this Idempotency-Key is still running. */
        ObjectionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The six months to object have passed. */
        ObjectionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No page has this token. */
        PageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The place is in none of the countries. */
        GeocodeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No discount code is active for this member. */
        DiscountNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member has used this code before (spec section 5). */
        DiscountUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The discount is over, by the clock of the server (spec section 9). */
        DiscountExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code does not hold for this member or order, or a parameter is not as declared. */
        InvalidDiscount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such order of this member. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Logging in and a confirmed e-mail address are required, or the call came from another site. */
        ConfirmedOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The price or the discount is another one now, or the first request with this key is still running. */
        OrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not accepted, the discount does not hold for this order, or the Idempotency-Key was reused. */
        InvalidOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order was withdrawn from already, or nothing of it is left. */
        WithdrawalRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time to withdraw has passed, by the clock of the server. */
        WithdrawalOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another amount comes back now, the order was withdrawn from already, nothing of it is left, or the first request with this key is still running. */
        WithdrawalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such saved payment method of this member. */
        PaymentMethodNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A limit of direct debits is reached, or the account or number is blocked (spec sections 5 and 8); or the member is not who may
         *     call this.
         */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order is confirmed already or has ended, or the first request with this key is still running. */
        NotOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field of the form is refused, or the Idempotency-Key came with another payload before. */
        InvalidForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many codes were sent, or another one is asked for too soon. */
        TooManyCodes: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong or holds no longer, or the Idempotency-Key came with another payload before. */
        InvalidCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description What the site runs in, added to calls ending user.php (spec section 7).
         * @example browser
         */
        ClientType: "browser" | "app" | "server";
        /**
         * @description UUID made once per intent of the member; a retry repeats it.
         * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
         */
        IdempotencyKey: string;
        /**
         * @description Required with `push=1`; not used for a log-in.
         * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
         */
        PushIdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds until another try is accepted.
         * @example 900
         */
        RetryAfter: number;
        /**
         * @description `true` when the answer is the first one for this Idempotency-Key, given again.
         * @example true
         */
        Replayed: "true";
        /**
         * @description The session cookie: HttpOnly, SameSite=Lax, 30 days.
         * @example session=demo; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax
         */
        SetSession: string;
        /**
         * @description Removes the session cookie.
         * @example session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax
         */
        EndSession: string;
        /** @description Where the query names link parameters, they are kept until the browser is closed; a traffic source gives way to another one only. */
        SetTrafficSource: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
        parameters: {
            query?: {
                /** @description SHA-256 of a push subscription's endpoint in hexadecimal. The endpoint itself stands in no address. */
                push_id?: string;
            };
            header?: {
                /**
                 * @description What the site runs in, added to calls ending user.php (spec section 7).
                 * @example browser
                 */
                "X-Client-Type"?: components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        /** @description Whether the subscription of `push_id` is kept for the member. Only where it was asked for. */
                        push_kept?: boolean;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    saveLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description What the site runs in, added to calls ending user.php (spec section 7).
                 * @example browser
                 */
                "X-Client-Type"?: components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The language. */
        requestBody: {
            content: {
                "application/json": {
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logIn: {
        parameters: {
            query?: {
                /** @description 1 saves a push subscription. */
                push?: 1;
            };
            header?: {
                /**
                 * @description Required with `push=1`; not used for a log-in.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["PushIdempotencyKey"];
                /**
                 * @description What the site runs in, added to calls ending user.php (spec section 7).
                 * @example browser
                 */
                "X-Client-Type"?: components["parameters"]["ClientType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Address and password, or a subscription. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * Format: password
                     * @description The password; its length is not checked at log-in but for the highest.
                     */
                    password: string;
                } | {
                    /** @description What `PushSubscription.toJSON()` gives. */
                    subscription: {
                        /**
                         * Format: uri
                         * @description Address of the push service.
                         */
                        endpoint: string;
                        /** @description When the subscription ends, milliseconds since 1970, or null. */
                        expirationTime?: number | null;
                        /** @description Keys the payload is encrypted with. */
                        keys: {
                            /** @description Public key, base64url. */
                            p256dh: string;
                            /** @description Secret, base64url. */
                            auth: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            401: components["responses"]["LoginFailed"];
            403: components["responses"]["LogInRefused"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["EndSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        logged_out: true;
                    };
                };
            };
            403: components["responses"]["CrossSiteRefused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One session, or null for all others. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["IdOrNull"];
                };
            };
        };
        responses: {
            /** @description The sessions that are left. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The member's password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description It is being made. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["ExportRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="velours-data-2026-11-21.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["ExportNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The member's password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description It is the member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        confirmation: components["schemas"]["Confirmation"];
                        expires_at: components["schemas"]["Time"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The confirmation and, if the member wants to tell it, why. */
        requestBody: {
            content: {
                "application/json": {
                    confirmation: components["schemas"]["Confirmation"];
                    /**
                     * @description Why, or null.
                     * @default null
                     * @enum {string|null}
                     */
                    reason?: "found" | "cost" | "people" | "other" | null;
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["EndSession"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reactivate_until: components["schemas"]["Time"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["ConfirmationGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reactivate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token, or null for that of the cookie. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of the link, base64url. */
                    token: string | null;
                };
            };
        };
        responses: {
            /** @description The account is back. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetSession"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer logs the member in. */
                        logged_in: boolean;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["LinkInvalid"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["LinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who signs up. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    name: components["schemas"]["Name"];
                    /**
                     * Format: password
                     * @description 8 to 128 characters. Field codes `password_too_short`, `password_too_long`.
                     */
                    password: string;
                    /** @description Field codes `date_invalid` and `too_young` (params `minimum_age`). The age is that of the day in the last time zone, UTC-12. */
                    date_of_birth: components["schemas"]["Date"];
                    /** @description Sent to `first_member` at activation, charged like any message. */
                    signup_message?: components["schemas"]["MessageText"];
                    /** @description The member somebody signs up for. */
                    first_member?: components["schemas"]["Id"];
                    gender?: components["schemas"]["Gender"];
                    /** @description Whom the match finder, the swipe game and the search look for from the start; null for any. */
                    looking_for?: components["schemas"]["GenderOrNull"];
                    language?: components["schemas"]["Language"];
                    /** @description Link parameters of the campaign the visitor came by (spec section 3). */
                    tracking?: {
                        network?: components["schemas"]["TrackingValue"];
                        ref?: components["schemas"]["TrackingValue"];
                        sub1?: components["schemas"]["TrackingValue"];
                        sub2?: components["schemas"]["TrackingValue"];
                        sub3?: components["schemas"]["TrackingValue"];
                    };
                };
            };
        };
        responses: {
            /** @description The new member, logged in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetSession"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            401: components["responses"]["LoginFailed"];
            403: components["responses"]["SignupRefused"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidSignup"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    saveFirstMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The message, and whom it is for. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member it is for. */
                    first_member: components["schemas"]["Id"];
                    /** @description At most `settings.message_length` characters. Field codes `required`, `too_long` (params `maximum`). */
                    signup_message: components["schemas"]["MessageText"];
                };
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        kept: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["AlreadyConfirmed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    activate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of the link, base64url. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `activated`.
                         * @constant
                         */
                        status: "activated";
                        /** @description Whether the caller is logged in to an account other than the one that was confirmed. */
                        other_account: boolean;
                        /** @description The conversation that the sign-up message has begun, and with whom; null where none was sent. */
                        first_message: {
                            conversation_id: components["schemas"]["Id"];
                            name: components["schemas"]["ShownName"];
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["ActivationInvalid"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["ActivationGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Needed from a visitor; a member's own address is taken otherwise. */
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description A mail is on its way if there is somebody to send it to. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `sent`.
                         * @constant
                         */
                        status: "sent";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyMails"];
            default: components["responses"]["Failure"];
        };
    };
    getMailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change that waits, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pending: components["schemas"]["PendingMailChange"];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendMailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Another mail is on its way, where a change waits. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pending: components["schemas"]["PendingMailChange"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyMails"];
            default: components["responses"]["Failure"];
        };
    };
    requestMailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new address, and the password. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * Format: password
                     * @description The password as it is now.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pending: components["schemas"]["PendingMailChange"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyAttemptsOrMails"];
            default: components["responses"]["Failure"];
        };
    };
    cancelMailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None waits. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pending: components["schemas"]["PendingMailChange"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmMailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description The address is changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `changed`.
                         * @constant
                         */
                        status: "changed";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["LinkInvalid"];
            409: components["responses"]["AddressTaken"];
            410: components["responses"]["LinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    undoMailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token, and a new password. */
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The old address is back. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    "Set-Cookie": components["headers"]["EndSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `restored`.
                         * @constant
                         */
                        status: "restored";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["LinkInvalid"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["LinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidPassword"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password and the new passkey. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The password as it is now. Field code `password_wrong`.
                     */
                    password: string;
                    /** @description The new credential. */
                    credential: {
                        id: components["schemas"]["CredentialId"];
                        /** @description `response.clientDataJSON`, base64url. */
                        client_data: components["schemas"]["Base64Url"];
                        /** @description `response.attestationObject`, base64url. */
                        attestation: components["schemas"]["Base64Url"];
                    };
                };
            };
        };
        responses: {
            /** @description Added; the passkeys there are now. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The passkey. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The passkeys that are left. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password, to add a passkey. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The password as it is now. Field code `password_wrong`.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The challenge, and what the browser has to know beside it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["MembersOnly"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["ChallengeRefused"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The answer of the passkey. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CredentialId"];
                    /** @description `response.clientDataJSON`, base64url. */
                    client_data: components["schemas"]["Base64Url"];
                    /** @description `response.authenticatorData`, base64url. */
                    authenticator_data: components["schemas"]["Base64Url"];
                    /** @description `response.signature`, base64url. */
                    signature: components["schemas"]["Base64Url"];
                    /** @description `response.userHandle`, base64url: whose passkey it says it is. */
                    user_handle: components["schemas"]["Base64Url"];
                };
            };
        };
        responses: {
            /** @description The member, logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            403: components["responses"]["LogInRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description The password as it is now.
                     */
                    current: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    "Set-Cookie": components["headers"]["SetSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `changed`.
                         * @constant
                         */
                        status: "changed";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description A mail is on its way if there is somebody to send it to. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `sent`.
                         * @constant
                         */
                        status: "sent";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["EmailNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyMails"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token, and a new password. */
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    "Set-Cookie": components["headers"]["EndSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `changed`.
                         * @constant
                         */
                        status: "changed";
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["WriteRefused"];
            404: components["responses"]["LinkInvalid"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["LinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidPassword"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    getAccountLink: {
        parameters: {
            query: {
                /**
                 * @description Token of the link.
                 * @example ZGVtby1wYXNzd29yZC1yZXNldC0wMDAx
                 */
                token: components["schemas"]["LinkToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description What it does.
                         * @enum {string}
                         */
                        kind: "password_reset" | "mail_change" | "mail_change_undo" | "reactivation";
                        email: components["schemas"]["Email"];
                        expires_at: components["schemas"]["Time"];
                    };
                };
            };
            403: components["responses"]["Banned"];
            404: components["responses"]["LinkInvalid"];
            410: components["responses"]["LinkGone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": {
                    color_scheme?: components["schemas"]["ColorScheme"];
                    text_size?: components["schemas"]["TextSize"];
                    /** @description Whether the member is left out of every search. */
                    invisible?: boolean;
                    /** @description Whether title, icon, notifications and mails are neutral. */
                    discreet?: boolean;
                    /** @description The search that the next one begins with. */
                    search?: components["schemas"]["SavedSearch"];
                };
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    saveNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The wishes as they are from now on; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsChange"];
            };
        };
        responses: {
            /** @description The settings as they stand now. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyMails"];
            default: components["responses"]["Failure"];
        };
    };
    getMailNotifications: {
        parameters: {
            query: {
                /**
                 * @description Token of the link.
                 * @example AZjA3gABegCKAAAAAAAACWcg8kAAAQIDBAUGBwgJCgsMDQ4P
                 */
                token: components["schemas"]["LinkToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            404: components["responses"]["LinkInvalid"];
            410: components["responses"]["LinkGone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    saveMailNotifications: {
        parameters: {
            query: {
                /**
                 * @description Token of the link.
                 * @example AZjA3gABegCKAAAAAAAACWcg8kAAAQIDBAUGBwgJCgsMDQ4P
                 */
                token: components["schemas"]["LinkToken"];
            };
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The wishes as they are from now on; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsChange"];
            };
        };
        responses: {
            /** @description The settings as they stand now. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsAnswer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["CrossSiteRefused"];
            404: components["responses"]["LinkInvalid"];
            409: components["responses"]["InProgress"];
            410: components["responses"]["LinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyAttemptsOrMails"];
            default: components["responses"]["Failure"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Any of the fields. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `profile_version` that was edited; left out, the last one to save wins. */
                    version?: number;
                    name?: components["schemas"]["Name"];
                    country?: components["schemas"]["Country"];
                    /** @description A region of the country; null for none. */
                    countryregion?: components["schemas"]["RegionIdOrNull"];
                    gender?: components["schemas"]["Gender"];
                    sexuality?: components["schemas"]["SexualityOrNull"];
                    reason?: components["schemas"]["ReasonOrNull"];
                    tattoos?: components["schemas"]["TattoosOrNull"];
                    hair_colour?: components["schemas"]["HairColourOrNull"];
                    eye_colour?: components["schemas"]["EyeColourOrNull"];
                    body_type?: components["schemas"]["BodyTypeOrNull"];
                    relationship_status?: components["schemas"]["RelationshipStatusOrNull"];
                    /** @description The whole new list. */
                    interests?: components["schemas"]["Interest"][];
                    about_me?: components["schemas"]["AboutMe"];
                };
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["ProfileConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidProfile"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In their order. */
                        photos: components["schemas"]["OwnPhoto"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    arrangePhotos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The photos in their new order. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of all own photos. */
                    photos: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The photos in their new order. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In their order. */
                        photos: components["schemas"]["OwnPhoto"][];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["PhotosConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The photo as a form with one file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The bytes of the image.
                     */
                    file: Blob;
                    /**
                     * @description The part to keep, as fractions of the upright picture: left, top, width, height. It must come before `file`. Left out, all
                     *     of it.
                     */
                    crop?: string;
                };
            };
        };
        responses: {
            /** @description The stored photo, waiting for inspection. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photo: components["schemas"]["Photo"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PhotoTooLarge"];
            415: components["responses"]["PhotoType"];
            422: components["responses"]["InvalidPhoto"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The photo. */
        requestBody: {
            content: {
                "application/json": {
                    photo: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        removed: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["PhotoNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchMembers: {
        parameters: {
            query?: {
                /**
                 * @description Gender.
                 * @example male
                 */
                gender?: components["schemas"]["Gender"];
                /**
                 * @description Whom the members found like, as their gender and sexuality say; whoever has not said so is not found.
                 * @example male
                 */
                interested_in?: components["schemas"]["Gender"];
                /**
                 * @description Country.
                 * @example NL
                 */
                country?: components["schemas"]["Country"];
                /**
                 * @description Region of the country.
                 * @example NL-NH
                 */
                countryregion?: components["schemas"]["RegionId"];
                /**
                 * @description Least age in years.
                 * @example 30
                 */
                min_age?: number;
                /**
                 * @description Highest age in years.
                 * @example 55
                 */
                max_age?: number;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page. */
                        results: components["schemas"]["ProfileCard"][];
                        /** @description The page, from 1. */
                        page_number: number;
                        /** @description Members found, counted to 1,000. */
                        num_results: number;
                        /** @description Whether there are more than were counted. */
                        num_results_capped: boolean;
                        /** @description Pages there are. */
                        num_pages: number;
                        /** @description Similar members, when there are few results. */
                        similar_results: components["schemas"]["ProfileCard"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMember: {
        parameters: {
            query: {
                /**
                 * @description The member.
                 * @example 0198c0de-0001-7a00-8a00-000000000002
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: components["schemas"]["Profile"];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["MemberNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    findMatches: {
        parameters: {
            query?: {
                /**
                 * @description At most so many.
                 * @example 24
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences and the members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: components["schemas"]["MatchPreferences"];
                        /** @description The members. */
                        matches: components["schemas"]["Match"][];
                        /** @description Where nobody is found and one preference less would find somebody. */
                        narrowest: components["schemas"]["NarrowestPreference"] | null;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    saveMatchPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description All of the preferences. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchPreferences"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: components["schemas"]["MatchPreferences"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markLikeSeen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Seen. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always false.
                         * @constant
                         */
                        like_new: false;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    like: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Liked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        liked: true;
                        /** @description Whether it is a match. */
                        match: boolean;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    unlike: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always false.
                         * @constant
                         */
                        liked: false;
                        /**
                         * @description Always false.
                         * @constant
                         */
                        match: false;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLikes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Members named in the lists. */
                        profiles: components["schemas"]["ProfileCard"][];
                        /** @description Likes received. */
                        liked_by: components["schemas"]["ReceivedLike"][];
                        /** @description Likes given. */
                        given: components["schemas"]["Like"][];
                        /** @description Matches. */
                        matches: components["schemas"]["Like"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getNewMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest of them, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many such matches there are. */
                        total: number;
                        /** @description The newest. */
                        profiles: components["schemas"]["ProfileCard"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSwipeDeck: {
        parameters: {
            query?: {
                /**
                 * @description At most so many; none asks for the day's likes alone.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members and the day's likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Members, the first to be shown first. */
                        cards: components["schemas"]["SwipeCard"][];
                        likes: components["schemas"]["DayLikes"];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    swipe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member, and what the caller decided. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                    /**
                     * @description What the caller decided.
                     * @enum {string}
                     */
                    decision: "like" | "pass";
                };
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it is a match; never after a pass. */
                        match: boolean;
                        likes: components["schemas"]["DayLikes"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["SwipeRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    autoLike: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A like, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who likes the caller, or null when there is no like not seen yet. */
                        profile: {
                            id: components["schemas"]["Id"];
                            name: components["schemas"]["ShownName"];
                            kind: components["schemas"]["MemberKind"];
                            /** @description The picture for the overlay, or null when the member has no photo. */
                            main_image: {
                                /** @description Path behind `settings.cdn_prefix`. */
                                match: string;
                            } | null;
                        } | null;
                    };
                };
            };
            403: components["responses"]["MembersOnly"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Conversations. */
                        chats: components["schemas"]["Chat"][];
                        /** @description Members of the conversations. */
                        profiles: components["schemas"]["Partner"][];
                        /** @description Unread messages in all conversations. */
                        total_unread: number;
                        /** @description Likes received and not seen yet. */
                        total_new_likes: number;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    restoreChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation. */
        requestBody: {
            content: {
                "application/json": {
                    conversation: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Restored. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        restored: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    removeChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation. */
        requestBody: {
            content: {
                "application/json": {
                    conversation: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        removed: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    blockMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Blocked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        blocked: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    unblockMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description No longer blocked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always false.
                         * @constant
                         */
                        blocked: false;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom the caller has blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whom the caller has blocked. */
                        blocks: components["schemas"]["BlockedMember"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is reported and why. */
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ReportKind"];
                    /** @description The member who is reported, or whose photo or message it is. */
                    profile: components["schemas"]["Id"];
                    /** @description The photo or the message; left out where the member is reported. */
                    target?: components["schemas"]["Id"];
                    reason: components["schemas"]["ReportReason"];
                    /** @description What else there is to say. */
                    text?: string;
                    /** @description Whether to block the member as well. */
                    block?: boolean;
                };
            };
        };
        responses: {
            /** @description Reported before; nothing new was written. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["Report"];
                    };
                };
            };
            /** @description Reported. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["ReportNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["ReportRefused"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller has reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the caller has reported. */
                        reports: components["schemas"]["Report"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was decided against the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was decided against the caller. */
                        decisions: components["schemas"]["Decision"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /**
                 * @description The conversation.
                 * @example 0198c0de-0004-8a00-8a00-000000000001
                 */
                conversation?: components["schemas"]["Id"];
                /** @description The other member. */
                profile?: components["schemas"]["Id"];
                /**
                 * @description Only messages before this position.
                 * @example 3
                 */
                before?: components["schemas"]["Position"];
                /**
                 * @description Only messages after this position, from the oldest of them on.
                 * @example 1
                 */
                after?: components["schemas"]["Position"];
                /** @description This message with those before and after it; the newest ones where it is gone. */
                around?: components["schemas"]["Id"];
                /**
                 * @description How many at most.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversation_id: components["schemas"]["Id"];
                        profile: components["schemas"]["Partner"];
                        /** @description Messages, oldest first. */
                        messages: components["schemas"]["Message"][];
                        /** @description Whether there are older ones. */
                        has_more: boolean;
                        /** @description Whether there are newer ones. */
                        has_newer: boolean;
                        /**
                         * @description How many conversations the caller can still start, this one among them (`settings.conversations_free`, spec section 5);
                         *     null where nothing limits it: the caller has paid, or this conversation has begun.
                         */
                        starts_left: number | null;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["ConversationOrMemberNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where and how far. */
        requestBody: {
            content: {
                "application/json": {
                    conversation: components["schemas"]["Id"];
                    read_up_to: components["schemas"]["Position"];
                };
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Unread messages left in the conversation. */
                        num_unread_messages: number;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description To whom and what. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                    text: components["schemas"]["MessageText"];
                };
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        /** @description Credits left. */
                        credits: number;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SendRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidMessage"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /**
                 * @description The conversation.
                 * @example 0198c0de-0004-8a00-8a00-000000000001
                 */
                conversation: components["schemas"]["Id"];
                /**
                 * @description What is looked for.
                 * @example dunes
                 */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Messages, newest first. */
                        found: components["schemas"]["FoundMessage"][];
                        /** @description Whether there are more than those listed. */
                        has_more: boolean;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["ConversationNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    giveGift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description To whom and what. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                    gift: components["schemas"]["GiftName"];
                };
            };
        };
        responses: {
            /** @description Given. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        /** @description Credits left. */
                        credits: number;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SendRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchGifs: {
        parameters: {
            query?: {
                /**
                 * @description What is looked for.
                 * @example hello
                 */
                q?: string;
                /**
                 * @description Which page of at most 24.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The GIFs found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description GIFs, the best first. */
                        gifs: components["schemas"]["Gif"][];
                        /** @description Whether there is a next page. */
                        has_more: boolean;
                        /** @description Who found them, where that is to be said; null for the site's own drawings. */
                        provider: string | null;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendGif: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description To whom and which. */
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["Id"];
                    gif: components["schemas"]["GifId"];
                };
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        /** @description Credits left. */
                        credits: number;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["SendRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendTyping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The conversation. */
        requestBody: {
            content: {
                "application/json": {
                    conversation: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Told. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description The same for a stream that is opened anew; the header counts where both are there.
                 * @example 0198c0de-0003-7a00-8a00-000000000002
                 */
                last_event_id?: string;
            };
            header?: {
                /**
                 * @description Id of the last event seen, sent by the browser at a reconnect.
                 * @example 0198c0de-0003-7a00-8a00-000000000002
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /**
                 * @description Host of the request; a port is ignored.
                 * @example she.localhost
                 */
                "forced-domain"?: string;
                /**
                 * @description The country the visitor chose, as the search writes it in the address: `geoip_selected_country` of the answer where the domain
                 *     serves it.
                 * @example DE
                 */
                country?: components["schemas"]["Country"];
                /** @description Link parameter `network` of a campaign. */
                network?: components["schemas"]["TrackingValue"];
                /** @description Link parameter `ref` of a campaign. */
                ref?: components["schemas"]["TrackingValue"];
                /** @description Link parameter `sub1` of a campaign. */
                sub1?: components["schemas"]["TrackingValue"];
                /** @description Link parameter `sub2` of a campaign. */
                sub2?: components["schemas"]["TrackingValue"];
                /** @description Link parameter `sub3` of a campaign. */
                sub3?: components["schemas"]["TrackingValue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetTrafficSource"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: components["schemas"]["Settings"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getComplaints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's complaints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The caller's complaints. */
                        complaints: components["schemas"]["Complaint"][];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    makeComplaint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The complaint. */
        requestBody: {
            content: {
                "application/json": {
                    category: components["schemas"]["ComplaintCategory"];
                    /** @description The complaint. Blank text is refused with field code `required`. */
                    text: string;
                    /** @description The visitor's name; not taken from a member. */
                    name?: string;
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        complaint: components["schemas"]["Complaint"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["CrossSiteRefused"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getBan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanNotice"];
                };
            };
            403: components["responses"]["BannedOnly"];
            404: components["responses"]["DecisionNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    objectToDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The decision, and what the member says against it. */
        requestBody: {
            content: {
                "application/json": {
                    decision: components["schemas"]["Id"];
                    /** @description The objection. Blank text is refused with field code `required`. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Objection"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["DecisionNotFound"];
            409: components["responses"]["ObjectionConflict"];
            410: components["responses"]["ObjectionOver"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Keys of the interests. */
                        interests: components["schemas"]["Interest"][];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        regions: components["schemas"]["Regions"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInfo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLander: {
        parameters: {
            query?: {
                /**
                 * @description The slug of the address.
                 * @example general-summer
                 */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The campaign that the slug names; null where it names none. */
                        campaign: string | null;
                        /** @description Sample profiles with a photo, each labelled by its `kind`; none where the server has none. */
                        profiles: components["schemas"]["ProfileCard"][];
                    };
                };
            };
            404: components["responses"]["PageNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPage: {
        parameters: {
            query: {
                /**
                 * @description What addresses the page.
                 * @example privacy
                 */
                token: string;
                /**
                 * @description The language to read it in.
                 * @example en
                 */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: components["schemas"]["Page"];
                    };
                };
            };
            404: components["responses"]["PageNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getGeocode: {
        parameters: {
            query: {
                /**
                 * @description Latitude in degrees.
                 * @example 52.37
                 */
                lat: number;
                /**
                 * @description Longitude in degrees.
                 * @example 4.89
                 */
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country: components["schemas"]["Country"];
                        countryregion: components["schemas"]["RegionIdOrNull"];
                        /** @description The nearest city, or null. */
                        city: string | null;
                    };
                };
            };
            403: components["responses"]["Banned"];
            404: components["responses"]["GeocodeNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    pageHidden: {
        parameters: {
            query?: {
                /**
                 * @description Path of the page that a visitor came in at, where its address had `lb` (spec section 2: page bounce logging) and they have
                 *     opened and sent nothing since. A member's counts nothing.
                 * @example /signup
                 */
                lb?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An empty object. */
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Noted. A bounce is counted by site, kind of page and day, and nothing else is kept; no count is older than 90 days. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossSiteRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAgeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `not_needed`: this domain demands none. `needed`: none was begun, or the last one is over. `checking`: it is not known yet.
                         *     `failed`: it did not show that its reader is 18; another can be begun.
                         * @enum {string}
                         */
                        status: "not_needed" | "needed" | "checking" | "passed" | "failed";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    beginAgeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The page that the photos were asked for on, a path of this site. */
                    return_to: string;
                };
            };
        };
        responses: {
            /** @description Where the browser goes; the page itself where no check is needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of whoever makes the check. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossSiteRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getOfferLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only entries with a smaller number.
                 * @example 1042
                 */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 50 of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferLedger"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getDiscountCode: {
        parameters: {
            query?: {
                /**
                 * @description true asks for the welcome discount.
                 * @example true
                 */
                welcome?: boolean;
                /**
                 * @description A code that the member entered.
                 * @example TIMEBONUS25
                 */
                code?: components["schemas"]["EnteredCode"];
                /**
                 * @description The package that is chosen; a code may ask for an order of a least value.
                 * @example p1
                 */
                package?: components["schemas"]["PackageId"];
                /**
                 * @description The payment method that is chosen; a code may be for some methods only.
                 * @example ideal
                 */
                method?: components["schemas"]["MethodId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["DiscountNotFound"];
            409: components["responses"]["DiscountUsed"];
            410: components["responses"]["DiscountExpired"];
            422: components["responses"]["InvalidDiscount"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPricing: {
        parameters: {
            query?: {
                /**
                 * @description The country the prices are for.
                 * @example NL
                 */
                country?: components["schemas"]["Country"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentOptions: {
        parameters: {
            query?: {
                /**
                 * @description A code that the member entered.
                 * @example TIMEBONUS25
                 */
                discount_code?: components["schemas"]["EnteredCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptions"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getQuote: {
        parameters: {
            query: {
                /**
                 * @description The package.
                 * @example p1
                 */
                package: components["schemas"]["PackageId"];
                /**
                 * @description The payment method, or a saved one; without it no transaction costs are in the price.
                 * @example ideal
                 */
                method?: components["schemas"]["MethodId"];
                /**
                 * @description Code of the one discount that is used.
                 * @example TIMEBONUS25
                 */
                discount_code?: components["schemas"]["EnteredCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["DiscountNotFound"];
            409: components["responses"]["DiscountUsed"];
            410: components["responses"]["DiscountExpired"];
            422: components["responses"]["InvalidDiscount"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 0198c0de-0005-7a00-8a00-000000000001
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["OrderNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is bought, how it is paid, and the price on the button. */
        requestBody: {
            content: {
                "application/json": {
                    package: components["schemas"]["PackageId"];
                    method: components["schemas"]["MethodId"];
                    /** @description Code of the one discount that is used, or null. */
                    discount_code: string | null;
                    /**
                     * @description Consent that delivery begins before the time for withdrawal has passed; false is refused with field code
                     *     `required`.
                     */
                    withdrawal_consent: boolean;
                    /** @description The price on the button. */
                    total: components["schemas"]["Amount"];
                    /**
                     * @description Currency of `total`. Where it is another than that of the member's country now, the order is refused with
                     *     409 `price_changed`.
                     */
                    currency?: components["schemas"]["Currency"];
                    /**
                     * @description Whether the method is saved for a later order, where it can be.
                     * @default false
                     */
                    save_method?: boolean;
                };
            };
        };
        responses: {
            /** @description Ordered. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["ConfirmedOnly"];
            404: components["responses"]["DiscountNotFound"];
            409: components["responses"]["OrderConflict"];
            410: components["responses"]["DiscountExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidOrder"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description Only orders older than this order. */
                before?: components["schemas"]["Id"];
                /**
                 * @description How many at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Orders, newest first. */
                        orders: components["schemas"]["Order"][];
                        /** @description Whether there are older ones. */
                        has_more: boolean;
                        /** @description Sums over all completed orders, less what went back. */
                        totals: {
                            /** @description Credits bought, less those taken back. */
                            credits: number;
                            /** @description Money paid, less what was paid back, a sum for each currency. */
                            amounts: components["schemas"]["MoneySum"][];
                        };
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description Only days before this day. */
                before?: components["schemas"]["Date"];
                /**
                 * @description How many days at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Credits in the wallet, at the moment of the answer. */
                        balance: number;
                        /** @description Days on which credits moved, newest first. */
                        days: components["schemas"]["StatementDay"][];
                        /** @description Whether there are earlier days. */
                        has_more: boolean;
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 0198c0de-0005-7a00-8a00-000000000001
                 */
                order: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What comes back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        withdrawal: components["schemas"]["Withdrawal"];
                    };
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["WithdrawalRefused"];
            410: components["responses"]["WithdrawalOver"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order, and the amount on the button. */
        requestBody: {
            content: {
                "application/json": {
                    order: components["schemas"]["Id"];
                    /** @description The amount on the button. */
                    amount: components["schemas"]["Amount"];
                };
            };
        };
        responses: {
            /** @description Withdrawn; the order as it stands now. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["WithdrawalConflict"];
            410: components["responses"]["WithdrawalOver"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The saved method. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        removed: true;
                    };
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["PaymentMethodNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getDirectDebit: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 0198c0de-0005-7a00-8a00-000000000001
                 */
                order: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            403: components["responses"]["AuthenticationRequired"];
            404: components["responses"]["OrderNotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signDirectDebit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form of spec section 3. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Form"];
            };
        };
        responses: {
            /** @description Signed; the code is on its way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["Refused"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["NotOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidForm"];
            429: components["responses"]["TooManyCodes"];
            default: components["responses"]["Failure"];
        };
    };
    sendDirectDebitCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order. */
        requestBody: {
            content: {
                "application/json": {
                    order: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Another code is on its way. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["ConfirmedOnly"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["NotOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidWrite"];
            429: components["responses"]["TooManyCodes"];
            default: components["responses"]["Failure"];
        };
    };
    confirmDirectDebit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made once per intent of the member; a retry repeats it.
                 * @example 3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order and the code. */
        requestBody: {
            content: {
                "application/json": {
                    order: components["schemas"]["Id"];
                    /** @description The code from the SMS. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Ordered. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadWrite"];
            403: components["responses"]["Refused"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["NotOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
