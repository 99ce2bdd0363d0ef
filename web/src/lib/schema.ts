/** The shapes of what the server takes and answers. Made by `make types`: do not edit. */

export interface components {
  schemas: {
    AccountStanding: {
      banned_until: number | null;
      muted_until: number | null;
      operator: boolean | null;
    };
    Accuracy: {
      accuracy: number;
      decisions: number;
      faults: number;
      lost: number;
      phase: string;
      seat: number;
    };
    Achievement: {
      at: number | null;
      have: number;
      name: string;
      needed: number;
    };
    AdventureDeckView: {
      bottom: string[];
      left: number;
      name: string;
      water: number;
    };
    Agreed: {
      agreement: string;
    };
    Analysis: {
      ahead: number;
      done: number;
      result: components['schemas']['AnalysisResult'] | null;
      /** @enum {string} */
      status: 'none' | 'waiting' | 'working' | 'done' | 'failed';
      total: number;
    };
    AnalysisResult: {
      accuracy: components['schemas']['Accuracy'][];
      faults: components['schemas']['Fault'][];
      /** @enum {string} */
      judge: 'network' | 'evaluation';
      moments: components['schemas']['Moment'][];
      setting: string;
    };
    /** @description The top of the primary stack; the secondary stack from the bottom up: its last can be taken. */
    AnomalyStacksView: {
      left: number;
      primary: string | null;
      secondary: string[];
    };
    Answer: {
      day: number;
      text: string;
    };
    Answered: {
      history: components['schemas']['PuzzleTry'][];
      mine: components['schemas']['RatingInfo'] | null;
      verdict: components['schemas']['Verdict'];
    };
    AnswerTakeback: {
      agree: boolean;
      id: string;
    };
    Archive: {
      /** @default true */
      archived?: boolean;
    };
    Asked: {
      takeback: components['schemas']['Takeback'] | null;
    };
    AskedAnalysis: {
      asked_at: number;
      asked_from: string | null;
      status: string;
      table: string;
    };
    AskTakeback: {
      version: number;
    };
    Audit: {
      lines: components['schemas']['AuditLine'][];
    };
    AuditLine: {
      about: string;
      action: string;
      at: number;
      note: string;
      operator: string;
    };
    /** @description The board of a solo opponent. */
    AutomatonSeat: {
      actions: number;
      anomalies: number;
      anomaly_names?: string[];
      die: number[];
      difficulty: string[];
      energy_cores?: number;
      exhausted_cores?: number;
      flux?: components['schemas']['FluxPoolView'];
      morale_vp: number;
      name: string;
      positions: components['schemas']['BotPositionView'][];
      suits: number;
      superprojects: string[];
      tiles?: string[];
      tokens: components['schemas']['BotTokenView'][];
      tracker?: string | null;
      travel_vp: number;
      upgrades?: components['schemas']['UpgradeBoardView'];
    };
    BotPositionView: {
      action: string;
      next: {
        [key: string]: string;
      };
      position: string;
    };
    BotTokenView: {
      position: string;
      token: number;
    };
    BusyView: {
      fate: string;
      place: string;
      worker: string;
    };
    /**
     * @description An option as a computer player sees it: the points it promises, and how far behind the best. A learned
     *     player also says the chance to win, the points by source, and what the option has over the next best.
     */
    Candidate: {
      behind: number;
      chance: number | null;
      message: components['schemas']['Message'];
      place: string;
      reasons: components['schemas']['Reason'][];
      sources: {
        [key: string]: number;
      };
      text: string;
      value: number;
      worker: string;
    };
    Channel: {
      confirmed: boolean;
      id: string;
      /** @enum {string} */
      kind: 'mail' | 'discord' | 'json' | 'push';
      muted: boolean;
      note: string;
      shown: string;
    };
    Chart: {
      lines: components['schemas']['ChartLine'][];
      seats: components['schemas']['EraPoints'][][];
    };
    ChartLine: {
      line: string;
      message: components['schemas']['Message'];
    };
    Chat: {
      messages: components['schemas']['Said'][];
    };
    /** @description What a table can be made of. */
    Choices: {
      advised_against: [string, string, string][];
      companies: {
        [key: string]: components['schemas']['Company'][];
      };
      difficulty: {
        [key: string]: string[];
      };
      editions: components['schemas']['Edition'][];
      learned: string[];
      levels: string[];
      locales: string[];
      modules: string[];
      sides: string[];
      solo: string[];
      trained: components['schemas']['Trained'];
      undescribed: [string, string][];
      variants: string[];
      variants_at: {
        [key: string]: components['schemas']['VariantAt'];
      };
      without: string[];
    };
    Claimed: {
      tables: string[];
    };
    Clock: {
      /** @default 0 */
      increment?: number;
      /**
       * @default none
       * @enum {string}
       */
      kind?: 'none' | 'move' | 'bank';
      /** @default 86400 */
      seconds?: number;
    };
    CloseReport: {
      /** @default  */
      why?: string;
    };
    /** @description Every component of a ruleset. Each entry has at least a ``text`` or a ``name``. */
    Codex: {
      asset_cards: {
        [key: string]: unknown;
      }[];
      breakthroughs: {
        [key: string]: unknown;
      }[];
      capital_tiles: {
        [key: string]: unknown;
      }[];
      dice: {
        [key: string]: unknown;
      }[];
      /** @default [] */
      differences?: {
        [key: string]: unknown;
      }[];
      edition: string;
      endgame_cards: {
        [key: string]: unknown;
      }[];
      leaders: {
        [key: string]: unknown;
      }[];
      mine_cards: {
        [key: string]: unknown;
      }[];
      modules: string[];
      own_actions: {
        [key: string]: unknown;
      }[];
      paths: {
        [key: string]: unknown;
      }[];
      players: number;
      recruit_cards: {
        [key: string]: unknown;
      }[];
      rules: {
        [key: string]: unknown;
      };
      spaces: {
        [key: string]: unknown;
      }[];
      tiles: {
        [key: string]: unknown;
      }[];
      timeline: {
        [key: string]: unknown;
      }[];
      variants: string[];
      warp_tiles: {
        [key: string]: unknown;
      }[];
    };
    /** @description Modules that a solo opponent plays with, and what it may then be made harder with. */
    Company: {
      difficulty: string[];
      modules: string[];
    };
    Confirmation: {
      token: string;
    };
    Credentials: {
      name: string;
      password: string;
    };
    Decision: {
      message: components['schemas']['Message'];
      options: components['schemas']['Option'][];
      prompt: string;
      seat: number;
    };
    Decisions: {
      decisions: components['schemas']['Decision'][];
      version: number;
    };
    /** @description A space of the Fracture Device: what lies on it, and what is printed there. */
    DeviceSpaceView: {
      covered: boolean;
      extra: string;
      holds: string | null;
      reward: boolean;
      vp: number;
    };
    DoomsdaySeat: {
      experiments: string[];
    };
    DoomsdayTable: {
      dice: number[][];
      experiments: components['schemas']['ExperimentView'][];
      left: number;
      next: string | null;
      save_earth: number;
      seal_fate: number;
      track: components['schemas']['TrackStepView'][];
    };
    /** @description What goes with it: the rest is refused. */
    Edition: {
      companies: {
        [key: string]: components['schemas']['Company'][];
      };
      evacuation: string;
      leaders: {
        [key: string]: string[];
      };
      leaders_with: {
        [key: string]: {
          [key: string]: string[];
        };
      };
      modules: string[];
      name: string;
      solo: string[];
      variants: string[];
    };
    /** @description What a seat had at the end of an Era; ``points`` in the order of the chart's lines. */
    EraPoints: {
      era: number | null;
      points: number[];
      total: number;
    };
    EraView: {
      era: number;
      focus: number[];
      superproject: string | null;
      superproject_by: number | null;
      superproject_taken: boolean;
      symbols: string[];
      warp: components['schemas']['WarpTileView'][];
    };
    Event: {
      amounts: {
        [key: string]: number;
      };
      fate: string;
      kind: string;
      message: components['schemas']['Message'];
      place: string;
      seat: number;
      what: string;
    };
    ExperimentView: {
      era: number;
      experiment: string | null;
      hidden: boolean;
      level: number;
      marker: number | null;
    };
    /**
     * @description All that the server keeps about an account. Not its password, of which only a hash is kept, nor what
     *     others have written about it, which is theirs.
     */
    Export: {
      analyses: components['schemas']['AskedAnalysis'][];
      blocked: string[];
      channels: components['schemas']['Channel'][];
      chat: components['schemas']['SaidLine'][];
      created_at: number;
      friends: string[];
      history: components['schemas']['PlayedGame'][];
      invited: components['schemas']['KeptInvitation'][];
      invited_by: components['schemas']['KeptInvitation'][];
      leagues: string[];
      measures: components['schemas']['Measure'][];
      messages: components['schemas']['KeptMessage'][];
      name: string;
      passkeys: components['schemas']['Passkey'][];
      puzzles: components['schemas']['PuzzleTry'][];
      ratings: components['schemas']['PoolRating'][];
      reported: components['schemas']['WrittenReport'][];
      reports: string[];
      sessions: components['schemas']['Session'][];
      silenced: string[];
      standing: components['schemas']['AccountStanding'];
      statistics: components['schemas']['PooledThing'][];
      tables: components['schemas']['OwnTable'][];
      uploads: components['schemas']['KeptUpload'][];
      vacation: components['schemas']['OwnVacation'];
      vacations: components['schemas']['PastVacation'][];
      wishes: components['schemas']['Wishes-Output'];
    };
    Fault: {
      better: components['schemas']['NamedMove'];
      chances: number[];
      cost: number;
      cost_error: number;
      era: number;
      number: number;
      options: components['schemas']['NamedMove'][];
      phase: string;
      played: components['schemas']['NamedMove'];
      reasons: components['schemas']['Reason'][];
      seat: number;
    };
    /**
     * @description Flux Cores and Empty Flux Casings, the spaces of Exosuits that could Blink, and the types of Workers
     *     that Operators stand in for.
     */
    FluxPoolView: {
      aside: number;
      casings: number;
      charged: string[];
      cores: number;
      operators_as: string[];
    };
    /** @description The Fracture Device of a seat, and where its Glitches lie. */
    FracturesSeat: {
      glitches: string[];
      markers_left: number;
      spaces: components['schemas']['DeviceSpaceView'][];
      upgrades: string[];
    };
    /** @description By name. */
    Friends: {
      blocked: string[];
      friends: string[];
    };
    GuardiansSeat: {
      enlisted: string[];
      idle: number;
      ready: string[];
    };
    GuardianView: {
      cost: string;
      name: string;
      place: string;
      seat: number | null;
      worker: string;
    };
    GuestView: {
      seat: number;
      worker: string;
    };
    /** @description A proof, where the seat is handed over by an account and not by its link. */
    HandOver: {
      proof?: components['schemas']['Proof'] | null;
    };
    Health: {
      space: ('enough' | 'short') | null;
      status: string;
      version: string;
    };
    'Hint-Input': {
      /** @default master */
      level?: string;
    };
    'Hint-Output': {
      candidates: components['schemas']['Candidate'][];
      level: string;
      seat: number;
      version: number;
    };
    /** @description Holds the true value 19 times of 20. */
    Interval: {
      high: number;
      low: number;
    };
    Invitation: {
      at: number;
      invited_by: string;
      table: components['schemas']['TableInfo'];
    };
    Invitations: {
      invitations: components['schemas']['Invitation'][];
    };
    Invited: {
      names: string[];
    };
    Join: {
      name: string;
      seat?: number | null;
    };
    KeepOrder: {
      /** @enum {string} */
      action: 'mute' | 'unmute' | 'ban' | 'unban';
      /** @default 7 */
      days?: number;
      name: string;
      /** @default  */
      why?: string;
    };
    KeptInvitation: {
      created_at: number;
      name: string;
      table: string;
    };
    /** @description What is to be sent to them, or was sent lately. */
    KeptMessage: {
      due_at: number;
      kind: string;
      state: string;
      table: string | null;
    };
    /** @description A record that they brought and that nobody has played on. */
    KeptUpload: {
      created_at: number;
      made_from: string | null;
      table: string;
    };
    League: {
      clock: {
        [key: string]: unknown;
      };
      created_at: number;
      due_at: number | null;
      /** @enum {string} */
      format: 'swiss' | 'round-robin' | 'knock-out';
      hours: number;
      id: string;
      /** @enum {string} */
      late: 'draw' | 'loss';
      matches: components['schemas']['LeagueMatch'][][];
      members: components['schemas']['LeagueMember'][];
      most_players: number;
      name: string;
      organizer: string | null;
      players: number;
      rated: boolean;
      round: number;
      rounds: number | null;
      seats: number;
      standings: components['schemas']['LeagueStanding'][];
      /** @enum {string} */
      status: 'open' | 'running' | 'over';
      terms: {
        [key: string]: unknown;
      };
      you: number | null;
      yours: boolean;
    };
    LeagueChair: {
      place: number | null;
      player: number;
      score: number | null;
    };
    LeagueInfo: {
      clock: {
        [key: string]: unknown;
      };
      created_at: number;
      due_at: number | null;
      /** @enum {string} */
      format: 'swiss' | 'round-robin' | 'knock-out';
      hours: number;
      id: string;
      /** @enum {string} */
      late: 'draw' | 'loss';
      most_players: number;
      name: string;
      organizer: string | null;
      players: number;
      rated: boolean;
      round: number;
      rounds: number | null;
      seats: number;
      /** @enum {string} */
      status: 'open' | 'running' | 'over';
      terms: {
        [key: string]: unknown;
      };
    };
    LeagueList: {
      leagues: components['schemas']['LeagueInfo'][];
    };
    LeagueMatch: {
      chairs: components['schemas']['LeagueChair'][];
      /** @enum {string} */
      status: 'playing' | 'over' | 'late' | 'bye';
      table: string | null;
    };
    LeagueMember: {
      left: boolean;
      name: string | null;
      number: number;
    };
    LeagueStanding: {
      byes: number;
      direct: number;
      margin: number;
      opponents: number;
      place: number;
      played: number;
      player: number;
      points: number;
      won: number;
    };
    Level: {
      level: string;
    };
    Line: {
      moves: components['schemas']['LineMove'][];
      seed: number;
    };
    LineMove: {
      seat: number;
      text: string;
    };
    /** @description What modules have locked of a seat's. */
    LocksView: {
      conditions: string[];
      hexes: string[];
      places: string[];
    };
    Log: {
      entries: components['schemas']['LogEntry'][];
      version: number;
    };
    LogEntry: {
      at: number;
      events: components['schemas']['Event'][];
      /** @enum {string} */
      kind: 'opening' | 'play' | 'undo' | 'rewind' | 'notice';
      move: string | null;
      seat: number;
      version: number;
    };
    MailAddress: {
      address: string;
    };
    Me: {
      name: string | null;
    };
    /** @description What operators have done about the account. */
    Measure: {
      action: string;
      at: number;
    };
    /** @description Words to be: a key of the ``.ftl`` files, and parameters that may be messages or lists of them. */
    Message: {
      key: string;
      params: {
        [key: string]: number | string | components['schemas']['Message'] | components['schemas']['Message'][];
      };
    };
    /** @description Opponents of one kind: people, or computer players of a level. */
    Met: {
      ahead: number;
      computer: string | null;
      games: number;
      rating: number | null;
    };
    Missing: {
      details: string[];
      message: components['schemas']['Message'];
      what: string;
    };
    /** @description A decision, and each seat's chance to win after it with its standard error. */
    Moment: {
      chances: number[];
      cost: number;
      era: number;
      errors: number[];
      number: number;
      phase: string;
      seat: number;
    };
    Move: {
      /** @default false */
      chance?: boolean;
      key: string;
      move: string;
      version: number;
    };
    Moved: {
      events: components['schemas']['Event'][];
      version: number;
    };
    MyTable: {
      /** @enum {string} */
      absence: 'host' | 'computer' | 'vote' | 'wait';
      agreement: string;
      archived: boolean;
      asked: number[];
      clock: {
        [key: string]: unknown;
      };
      counts: boolean;
      created_at: number;
      engine: string;
      id: string;
      listed: boolean;
      rated: boolean;
      rematch: string | null;
      rematch_of: string | null;
      seats: components['schemas']['SeatInfo'][];
      seed: string | null;
      seed_named: boolean;
      source: string;
      /** @enum {string} */
      status: 'open' | 'running' | 'over';
      terms: {
        [key: string]: unknown;
      };
      title: string;
      to_agree: number[];
      waited: number;
      watchable: boolean;
      your_turn: boolean;
      yours: number[];
    };
    MyTables: {
      tables: components['schemas']['MyTable'][];
    };
    Named: {
      id: string;
    };
    NamedMove: {
      message: components['schemas']['Message'];
      place: string;
      text: string;
    };
    NewFromPosition: {
      seats: components['schemas']['SeatWish'][];
      /** @default  */
      title?: string;
    };
    NewFromRecord: {
      /**
       * @default {
       *       "kind": "none",
       *       "seconds": 86400,
       *       "increment": 0
       *     }
       */
      clock?: components['schemas']['Clock'];
      /**
       * @default look
       * @enum {string}
       */
      mode?: 'look' | 'continue';
      record: string;
      /** @default [] */
      seats?: components['schemas']['SeatWish'][];
      /** @default  */
      title?: string;
    };
    NewLeague: {
      /**
       * @default {
       *       "kind": "none",
       *       "seconds": 86400,
       *       "increment": 0
       *     }
       */
      clock?: components['schemas']['Clock'];
      /**
       * @default swiss
       * @enum {string}
       */
      format?: 'swiss' | 'round-robin' | 'knock-out';
      /** @default 168 */
      hours?: number;
      /**
       * @default draw
       * @enum {string}
       */
      late?: 'draw' | 'loss';
      name: string;
      /** @default true */
      rated?: boolean;
      rounds?: number | null;
      /** @default 2 */
      seats?: number;
      /**
       * @default {
       *       "edition": "essential",
       *       "side": "A",
       *       "modules": [],
       *       "variants": [],
       *       "leaders": "choose",
       *       "chance": "sample",
       *       "components": "",
       *       "difficulty": []
       *     }
       */
      terms?: components['schemas']['Terms'];
    };
    NewMailAddress: {
      address: string;
      passkey?: components['schemas']['PasskeyProof'] | null;
      password?: string | null;
    };
    /** @description What a browser made, in base64. */
    NewPasskey: {
      attestation: string;
      client_data: string;
      id: string;
      name: string;
    };
    /** @description ``password`` is the one so far. */
    NewPassword: {
      new: string;
      passkey?: components['schemas']['PasskeyProof'] | null;
      password?: string | null;
    };
    /** @description Other rules for a table that has not started. */
    NewRules: {
      seats: number;
      terms: components['schemas']['Terms'];
    };
    NewSaid: {
      name?: string | null;
      text: string;
    };
    'NewTable-Input': {
      /**
       * @default host
       * @enum {string}
       */
      absence?: 'host' | 'computer' | 'vote' | 'wait';
      /**
       * @default {
       *       "kind": "none",
       *       "seconds": 86400,
       *       "increment": 0
       *     }
       */
      clock?: components['schemas']['Clock'];
      /** @default true */
      listed?: boolean;
      /** @default false */
      rated?: boolean;
      seats: components['schemas']['SeatWish'][];
      seed?: number | null;
      /** @default false */
      start?: boolean;
      /**
       * @default {
       *       "edition": "essential",
       *       "side": "A",
       *       "modules": [],
       *       "variants": [],
       *       "leaders": "choose",
       *       "chance": "sample",
       *       "components": "",
       *       "difficulty": []
       *     }
       */
      terms?: components['schemas']['Terms'];
      /** @default  */
      title?: string;
      /** @default false */
      watchable?: boolean;
    };
    /** @description The links of a new table. They are told once; the server keeps only their fingerprints. */
    'NewTable-Output': {
      host: string;
      seats: components['schemas']['SeatLink'][];
      table: components['schemas']['TableInfo'];
      watch: string;
      watch_link: string;
    };
    'Notes-Input': {
      notes: string;
    };
    'Notes-Output': {
      notes: string;
    };
    /** @description What this server can send, and what of it somebody wants. */
    Notify: {
      channels: components['schemas']['Channel'][];
      mail: boolean;
      push_key: string | null;
      wishes: components['schemas']['Wishes-Output'];
      works: boolean;
    };
    ObjectiveSeat: {
      barred?: boolean;
      level: string;
      name: string;
      reached: number;
    };
    ObjectiveView: {
      least: number[];
      name: string;
      vp: number[];
    };
    OfferView: {
      bottom: number[];
      left: number;
      primary: number | null;
      secondary: number[];
      type: string;
    };
    /** @description What somebody said about another, and what the other said lately at the tables of both. */
    OpenReport: {
      about: string;
      at: number;
      id: number;
      reporter: string;
      talk: string[];
      text: string;
    };
    OpenReports: {
      reports: components['schemas']['OpenReport'][];
    };
    Opponent: {
      computer: string | null;
      left: boolean;
      name: string;
      place: number;
      points: number;
    };
    Option: {
      gains?: {
        [key: string]: number;
      } | null;
      message: components['schemas']['Message'];
      pays?: {
        [key: string]: number;
      } | null;
      place: string;
      text: string;
      worker: string;
    };
    OwnTable: {
      created_at: number;
      host: boolean;
      id: string;
      notes: string[];
      status: string;
      title: string;
      yours: number[];
    };
    OwnVacation: {
      days_a_year: number;
      days_left: number;
      until: number | null;
    };
    Passkey: {
      created_at: number;
      id: string;
      name: string;
      site: string;
      used_at: number | null;
    };
    /** @description For ``navigator.credentials``; what is bytes there is base64 here. */
    PasskeyOptions: {
      options: {
        [key: string]: unknown;
      };
    };
    /** @description What a device signed, in base64. */
    PasskeyProof: {
      authenticator_data: string;
      client_data: string;
      id: string;
      signature: string;
    };
    Passkeys: {
      passkeys: components['schemas']['Passkey'][];
    };
    /** @description An earlier position, and the entry of the log that led to it. */
    PastPosition: {
      entry: components['schemas']['LogEntry'] | null;
      version: number;
      view: components['schemas']['View'];
      words: components['schemas']['PositionWords'];
    };
    PastPositions: {
      positions: components['schemas']['PastPosition'][];
    };
    PastVacation: {
      from_at: number;
      until_at: number;
    };
    PathRecord: {
      games: number;
      path: string;
      points: number;
      wins: number;
    };
    PendingView: {
      about: {
        [key: string]: number | string;
      };
      place: string | null;
      worker: string | null;
    };
    PersonName: {
      name: string;
    };
    PioneersTable: {
      decks: components['schemas']['AdventureDeckView'][];
      no_slot: number;
      power_slots: components['schemas']['PowerSlotView'][];
    };
    PlayedGame: {
      at: number;
      change: number | null;
      left: boolean;
      others: components['schemas']['Opponent'][];
      path: string;
      place: number;
      points: number;
      pool: components['schemas']['Pool'];
      rated: boolean;
      table: string;
    };
    /** @description A tile, leader, Path or opening, and what it did for those who had it. */
    PlayedThing: {
      expected: number;
      games: number;
      item: string;
      kind: string;
      message: components['schemas']['Message'];
      points: number;
      share: components['schemas']['Interval'];
      spread: components['schemas']['Interval'] | null;
      wins: number;
    };
    /** @description What a rating is about. */
    Pool: {
      edition: string;
      modules: string[];
    };
    PooledThing: {
      expected: number;
      games: number;
      item: string;
      kind: string;
      message: components['schemas']['Message'];
      points: number;
      pool: components['schemas']['Pool'];
      share: components['schemas']['Interval'];
      spread: components['schemas']['Interval'] | null;
      wins: number;
    };
    PoolRating: {
      games: number;
      pool: components['schemas']['Pool'];
      rating: number;
      uncertainty: number;
    };
    /** @description Where the table stands, for one seat or a spectator. A socket pushes the same. */
    Position: {
      can_undo: boolean;
      clocks: (number | null)[];
      decisions: components['schemas']['Decision'][];
      events: components['schemas']['Event'][];
      /** @constant */
      kind: 'position';
      scores: components['schemas']['ScoreLine'][] | null;
      table: components['schemas']['TableInfo'];
      takeback: components['schemas']['Takeback'] | null;
      vacations: (number | null)[];
      version: number;
      view: components['schemas']['View'];
      winners: number[];
      words: components['schemas']['PositionWords'];
      you: components['schemas']['You'];
    };
    /** @description Messages for the names in a view. */
    PositionWords: {
      about: components['schemas']['Message'] | null;
      asking: components['schemas']['Message'] | null;
      phase: components['schemas']['Message'];
      place: components['schemas']['Message'] | null;
      worker: components['schemas']['Message'] | null;
    };
    PowerSlotView: {
      power: number;
      seat: number | null;
    };
    'Preview-Input': {
      move: string;
    };
    /** @description What a move surely changes; ``view`` is None where choices are simultaneous. */
    'Preview-Output': {
      events: components['schemas']['Event'][];
      gains: {
        [key: string]: number;
      };
      pays: {
        [key: string]: number;
      };
      view: components['schemas']['View'] | null;
    };
    /** @description The body of every answer that is no success. */
    ProblemDetails: {
      detail: string;
      message: {
        [key: string]: unknown;
      };
      status: number;
      title: string;
      /** @default about:blank */
      type?: string;
      version?: number | null;
    };
    /** @description Of others: what came of rated games. Of oneself: of all. */
    Profile: {
      achievements: components['schemas']['Achievement'][];
      history: components['schemas']['PlayedGame'][];
      met: components['schemas']['Met'][];
      name: string;
      paths: components['schemas']['PathRecord'][];
      ratings: components['schemas']['PoolRating'][];
      tie: ('friend' | 'blocked') | null;
      you: boolean;
    };
    /** @description How much of what an Evacuation needs a seat has. */
    ProgressView: {
      have: number;
      needs: number;
    };
    /**
     * @description That whoever asks is the owner, and has not only found a session open: the password, or what a device
     *     signed for this.
     */
    Proof: {
      passkey?: components['schemas']['PasskeyProof'] | null;
      password?: string | null;
    };
    PushKeys: {
      auth: string;
      p256dh: string;
    };
    PushSubscription: {
      endpoint: string;
      keys: components['schemas']['PushKeys'];
      passkey?: components['schemas']['PasskeyProof'] | null;
      password?: string | null;
    };
    Puzzle: {
      day: number;
      history: components['schemas']['PuzzleTry'][];
      mine: components['schemas']['RatingInfo'] | null;
      position: components['schemas']['PuzzlePosition'] | null;
      rating: number | null;
      solved: number;
      /** @enum {string} */
      status: 'none' | 'making' | 'ready';
      today: number;
      tries: number;
      verdict: components['schemas']['Verdict'] | null;
    };
    /** @description A position as one seat saw it, and what it was asked. */
    PuzzlePosition: {
      decision: components['schemas']['Decision'];
      edition: string;
      /** @enum {string} */
      judge: 'network' | 'evaluation';
      modules: string[];
      players: number;
      seat: number;
      variants: string[];
      view: components['schemas']['View'];
      words: components['schemas']['PositionWords'];
    };
    /** @description What somebody answered on the day. */
    PuzzleTry: {
      change: number;
      cost: number;
      day: number;
      rating: number;
      solved: boolean;
      text: string;
    };
    /** @description A person by name, or a computer player by its level. */
    Rated: {
      computer: string | null;
      games: number;
      name: string;
      rating: number;
      uncertainty: number;
    };
    /** @description ``rating`` is surely within twice its ``uncertainty``, or nearly so. */
    RatingInfo: {
      games: number;
      rating: number;
      uncertainty: number;
    };
    Ratings: {
      best: components['schemas']['Rated'][];
      pools: components['schemas']['Pool'][];
    };
    /** @description How others come here, told to the machine that the server runs on. */
    Reach: {
      addresses: string[];
    };
    /** @description What one move has over another: points, by source. */
    Reason: {
      points: number;
      seat: number;
      source: string;
    };
    Registration: {
      name: string;
      password: string;
    };
    /** @description A proof, where what is removed was a way into the account. */
    Removal: {
      proof?: components['schemas']['Proof'] | null;
    };
    RemoverView: {
      place: string;
      used: boolean;
    };
    Report: {
      name: string;
      text: string;
    };
    Said: {
      at: number;
      hidden: boolean;
      id: number;
      label: components['schemas']['Message'];
      name: string;
      seat: number | null;
      text: string;
    };
    /** @description What they said in the chat of a table. */
    SaidLine: {
      at: number;
      name: string;
      room: string;
      table: string;
      text: string;
    };
    ScoreLine: {
      line: string;
      message: components['schemas']['Message'];
      points: number[];
    };
    SeatInfo: {
      computer: string | null;
      /** @enum {string} */
      kind: 'open' | 'person' | 'computer' | 'automaton';
      label: components['schemas']['Message'];
      left: boolean;
      name: string;
      registered: boolean;
      seat: number;
    };
    SeatLink: {
      link: string | null;
      seat: number;
      token: string | null;
    };
    SeatName: {
      name: string;
    };
    /** @description What the modules and solo opponents in play add to a seat; null where it has none of it. */
    SeatParts: {
      automaton?: components['schemas']['AutomatonSeat'] | null;
      doomsday?: components['schemas']['DoomsdaySeat'];
      fractures?: components['schemas']['FracturesSeat'] | null;
      guardians?: components['schemas']['GuardiansSeat'];
      pioneers?: components['schemas']['UpgradeBoardView'] | null;
      solo_objectives?: components['schemas']['ObjectiveSeat'][] | null;
      valley?: components['schemas']['ValleySeat'];
      variable_anomalies?: components['schemas']['RemoverView'] | null;
    };
    SeatRating: {
      name: string | null;
      rating: components['schemas']['RatingInfo'] | null;
      seat: number;
    };
    SeatRatings: {
      rated: boolean;
      seats: components['schemas']['SeatRating'][];
    };
    SeatView: {
      active: {
        [key: string]: number;
      };
      breakthroughs: {
        [key: string]: number;
      };
      busy: components['schemas']['BusyView'][];
      chosen: number[];
      covered_hexes: string[];
      evacuated: number;
      evacuation: string | null;
      evacuation_progress: components['schemas']['ProgressView'] | null;
      evacuation_vp: number;
      focus: number;
      hand: number[];
      hand_size: number;
      hexes: string[];
      leader: string | null;
      locks?: components['schemas']['LocksView'];
      paradox_limit: number;
      parts: components['schemas']['SeatParts'];
      path: string | null;
      score: {
        [key: string]: number;
      };
      seat: number;
      secret: string[];
      spots: components['schemas']['SpotView'][];
      stock: {
        [key: string]: number;
      };
      suits: number;
      supply_cost: number;
      tired: {
        [key: string]: number;
      };
      used: string[];
      warp_left: string[];
    };
    /** @description Who sits there: I, someone with a link, anyone who comes, or a computer player. */
    SeatWish: {
      /**
       * @default open
       * @enum {string}
       */
      kind?: 'me' | 'link' | 'open' | 'computer';
      /** @default random */
      level?: string;
      name?: string | null;
    };
    Session: {
      here: boolean;
      id: string;
      opened_at: number;
    };
    Sessions: {
      sessions: components['schemas']['Session'][];
    };
    SignIn: {
      password?: string | null;
      token: string;
    };
    SpaceView: {
      capital_tile: string | null;
      guests: components['schemas']['GuestView'][];
      open: boolean;
      place: string;
      unavailable: boolean;
      water: number;
      workers: string[];
    };
    SpotView: {
      anomaly: boolean;
      anomaly_name?: string;
      continued: boolean;
      tile: string | null;
      used: boolean;
    };
    /** @description How an account stands; times are zero where nothing is held against it. */
    Standing: {
      banned_until: number;
      created_at: number;
      muted_until: number;
      name: string;
      operator: boolean;
      reports: number;
      seats: number;
    };
    Statistics: {
      pools: components['schemas']['Pool'][];
      things: components['schemas']['PlayedThing'][];
    };
    /** @description What anyone at a table may know about it; the seed only once the game is over. */
    TableInfo: {
      /** @enum {string} */
      absence: 'host' | 'computer' | 'vote' | 'wait';
      agreement: string;
      archived: boolean;
      asked: number[];
      clock: {
        [key: string]: unknown;
      };
      counts: boolean;
      created_at: number;
      engine: string;
      id: string;
      listed: boolean;
      rated: boolean;
      rematch: string | null;
      rematch_of: string | null;
      seats: components['schemas']['SeatInfo'][];
      seed: string | null;
      seed_named: boolean;
      source: string;
      /** @enum {string} */
      status: 'open' | 'running' | 'over';
      terms: {
        [key: string]: unknown;
      };
      title: string;
      to_agree: number[];
      watchable: boolean;
    };
    TableList: {
      tables: components['schemas']['TableInfo'][];
    };
    /** @description What the modules and solo opponents in play add to the table. */
    TableParts: {
      automaton?: null;
      doomsday?: components['schemas']['DoomsdayTable'];
      fractures?: null;
      guardians?: components['schemas']['GuardianView'][];
      pioneers?: components['schemas']['PioneersTable'];
      solo_objectives?: components['schemas']['ObjectiveView'][];
      valley?: components['schemas']['ValleyTable'];
      variable_anomalies?: components['schemas']['AnomalyStacksView'];
    };
    /** @description What a seat asks all others to let it take back: its last choice, and all that followed. */
    Takeback: {
      agreed: number[];
      id: string;
      seat: number;
      waits_for: number[];
    };
    TakeVacation: {
      days: number;
    };
    'TellMe-Input': {
      tell: boolean;
    };
    'TellMe-Output': {
      channels: number;
      tell: boolean;
    };
    /** @description What ``Game.new`` takes, each with its limits; a test compares the two. */
    Terms: {
      /**
       * @default sample
       * @enum {string}
       */
      chance?: 'sample' | 'explicit';
      /** @default  */
      components?: string;
      /** @default [] */
      difficulty?: string[];
      /** @default essential */
      edition?: string;
      evacuation?: string[] | string | null;
      first?: string | number | null;
      /** @default choose */
      leaders?: string[] | string;
      /** @default [] */
      modules?: string[];
      paths?: string[] | null;
      /** @default A */
      side?: string;
      solo?: string | null;
      /** @default [] */
      variants?: string[];
    };
    /** @description What I think of somebody; nothing in particular where it is null. */
    TieWish: {
      kind: ('friend' | 'blocked') | null;
      name: string;
    };
    Tokens: {
      tokens: string[];
    };
    ToldMove: {
      message: components['schemas']['Message'];
      seat: number;
      text: string;
    };
    TrackStepView: {
      symbols: number;
      vp_left: number;
      vp_right: number;
    };
    /** @description What the levels that learned the game have met in training; with anything else the expert plays. */
    Trained: {
      editions: string[];
      modules: string[];
      solo: string[];
      variants: string[];
    };
    Undo: {
      key: string;
      version: number;
    };
    /** @description An Exosuit Upgrade board and the cards beside it. That of a solo opponent has tokens too. */
    UpgradeBoardView: {
      adventures: string[];
      ongoing: string[];
      power: number;
      sensors: string[];
      slots: components['schemas']['UpgradeSlotView'][];
      token_power?: number;
      tokens?: number;
    };
    UpgradeSlotView: {
      filled: boolean;
      power: number;
      resource: string;
    };
    /** @description Technologies by name, Endgame Conditions of one's own, and leaders that may be called or were. */
    ValleySeat: {
      borrowed: string[];
      called: string[];
      conditions: string[];
      technologies: string[];
    };
    /** @description Operators that wait on the Valley's slots, and the piles of Technologies by their numbers. */
    ValleyTable: {
      operators: number;
      slots: number;
      technologies: components['schemas']['OfferView'];
    };
    /** @description At which tables a variant can be played. */
    VariantAt: {
      alone: boolean;
      needs: string[];
      not_with: string[];
    };
    /** @description Where a line leads, as whoever is asked there sees it. */
    Variation: {
      decisions: components['schemas']['Decision'][];
      events: components['schemas']['Event'][];
      moves: components['schemas']['ToldMove'][];
      scores: components['schemas']['ScoreLine'][] | null;
      seat: number | null;
      view: components['schemas']['View'];
      winners: number[];
      words: components['schemas']['PositionWords'];
    };
    Verdict: {
      change: number | null;
      options: components['schemas']['WeighedOption'][];
      solved: boolean;
      text: string;
    };
    View: {
      asking: string | null;
      breakthroughs_left: {
        [key: string]: number;
      };
      deciders: number[];
      edition: string;
      endgame: string[];
      era: number;
      evacuations: number;
      first_player: number;
      impact: boolean;
      impact_after: number;
      last_era: number;
      main_board: components['schemas']['SpaceView'][];
      mine_cubes: {
        [key: string]: number;
      } | null;
      mine_pool: {
        [key: string]: number;
      };
      modules: string[];
      next_first_player: number;
      offers: components['schemas']['OfferView'][];
      over: boolean;
      parts: components['schemas']['TableParts'];
      passed: number[];
      pending: components['schemas']['PendingView'] | null;
      phase: string;
      recruit_card: number | null;
      recruit_pool: {
        [key: string]: number;
      };
      round: number;
      seats: components['schemas']['SeatView'][];
      side: string | null;
      standings: number[][];
      timeline: components['schemas']['EraView'][];
      variants: string[];
    };
    Visitor: {
      mail_links: boolean;
      name: string | null;
      operator: boolean;
    };
    Votes: {
      needed: number;
      votes: number;
    };
    WarpTileView: {
      seat: number;
      slot: number | null;
      tile: string;
    };
    Webhook: {
      /** @enum {string} */
      kind: 'discord' | 'json';
      passkey?: components['schemas']['PasskeyProof'] | null;
      password?: string | null;
      url: string;
    };
    /** @description What may be expected of an option, and what the best has over it. */
    WeighedOption: {
      chance: number;
      cost: number;
      error: number;
      message: components['schemas']['Message'];
      place: string;
      reasons: components['schemas']['Reason'][];
      text: string;
    };
    WhyNot: {
      missing: components['schemas']['Missing'] | null;
      place: string;
    };
    /** @description How I want to be told that it is my turn. */
    'Wishes-Input': {
      /** @default 5 */
      after_minutes?: number;
      /**
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'nl' | 'fr';
      paused_until?: number | null;
      quiet_from?: number | null;
      quiet_until?: number | null;
      /** @default 0 */
      remind_hours?: number;
      /** @default UTC */
      zone?: string;
    };
    /** @description How somebody wants to be told; quiet hours are minutes of the day in their zone. */
    'Wishes-Output': {
      after_minutes: number;
      language: string;
      paused_until: number | null;
      quiet_from: number | null;
      quiet_until: number | null;
      remind_hours: number;
      zone: string;
    };
    WrittenReport: {
      at: number;
      closed: boolean;
      name: string;
      text: string;
    };
    /** @description Through whose eyes a table is seen. */
    You: {
      host: boolean;
      seat: number | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
